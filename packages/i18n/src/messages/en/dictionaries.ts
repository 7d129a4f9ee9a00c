import { titles } from './titles.js';

/** Dictionaries and enumerations. */
export const dictionaries = {
  types: {
    title: titles.dictionaries,
    add: 'Add dictionary',
    emptyTitle: 'No dictionaries yet',
    emptyText: 'A dictionary is a list of values that forms offer.',
    deleteText: 'Its values are deleted with it. This cannot be undone.',
    fields: { name: 'Dictionary', builtIn: 'Built in' },
    hints: { code: 'Programs find the dictionary by it.' },
  },
  values: {
    title: titles.dictionaryValues,
    add: 'Add value',
    emptyTitle: 'No values yet',
    emptyText: 'This dictionary has none.',
    fields: { dictTypeId: 'Dictionary', value: 'Label', name: 'Name', tagType: 'Badge colour', extData: 'Extra data', builtIn: 'Built in' },
    hints: {
      code: 'Stored in records.',
      value: 'Shown to users. An edited label is the same in every language.',
      extData: 'For programs that read the dictionary.',
    },
    tagTypes: { primary: 'Brand', success: 'Green', info: 'Blue', warning: 'Amber', danger: 'Red' },
  },
  enumerations: {
    title: titles.enumerations,
    emptyTitle: 'No enumerations',
    emptyText: 'The server declares none.',
    fields: { typeDescribe: 'Enumeration', typeName: 'Type name', typeRemark: 'Used by' },
  },
  members: {
    title: titles.enumerationValues,
    emptyTitle: 'No values',
    emptyText: 'This enumeration has none.',
    fields: { describe: 'Label', value: 'Value', name: 'Member' },
  },
} as const;

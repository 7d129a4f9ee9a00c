// The same five components of every library, as an application would import them, with required providers.
const from = (source, ...names) =>
  `export { ${names.map((name) => `${name} as ${source.replaceAll(/\W/g, '_')}_${name}`).join(', ')} } from '${source}';`;

export const components = {
  '@seaberry/ui': {
    Button: from('@seaberry/ui/button', 'Button'),
    Dialog: from('@seaberry/ui/dialog', 'Dialog', 'DialogClose'),
    Menu: from('@seaberry/ui/dropdown-menu', 'DropdownMenu', 'DropdownMenuItem'),
    Table: from('@seaberry/ui/table', 'Table'),
    Timeline: from('@seaberry/ui/shipment-timeline', 'ShipmentTimeline'),
  },
  'Radix primitives, unstyled': {
    Dialog: from('@radix-ui/react-dialog', 'Root', 'Trigger', 'Portal', 'Overlay', 'Content', 'Title', 'Close'),
    Menu: from('@radix-ui/react-dropdown-menu', 'Root', 'Trigger', 'Portal', 'Content', 'Item'),
  },
  'Base UI, unstyled': {
    Button: from('@base-ui/react/button', 'Button'),
    Dialog: from('@base-ui/react/dialog', 'Dialog'),
    Menu: from('@base-ui/react/menu', 'Menu'),
  },
  MUI: {
    Button: from('@mui/material', 'Button'),
    Dialog: from('@mui/material', 'Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'),
    Menu: from('@mui/material', 'Menu', 'MenuItem'),
    Table: from('@mui/material', 'Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell'),
    Timeline: from('@mui/lab', 'Timeline', 'TimelineItem', 'TimelineSeparator', 'TimelineDot', 'TimelineConnector', 'TimelineContent'),
  },
  Mantine: {
    Button: from('@mantine/core', 'MantineProvider', 'Button'),
    Dialog: from('@mantine/core', 'Modal'),
    Menu: from('@mantine/core', 'Menu'),
    Table: from('@mantine/core', 'Table'),
    Timeline: from('@mantine/core', 'Timeline'),
  },
  'Radix Themes': {
    Button: from('@radix-ui/themes', 'Theme', 'Button'),
    Dialog: from('@radix-ui/themes', 'Dialog'),
    Menu: from('@radix-ui/themes', 'DropdownMenu'),
    Table: from('@radix-ui/themes', 'Table'),
  },
  'React Aria Components, unstyled': {
    Button: from('react-aria-components', 'Button'),
    Dialog: from('react-aria-components', 'DialogTrigger', 'ModalOverlay', 'Modal', 'Dialog', 'Heading'),
    Menu: from('react-aria-components', 'MenuTrigger', 'Popover', 'Menu', 'MenuItem'),
    Table: from('react-aria-components', 'Table', 'TableHeader', 'Column', 'TableBody', 'Row', 'Cell'),
  },
  Chakra: {
    Button: from('@chakra-ui/react', 'ChakraProvider', 'defaultSystem', 'Button'),
    Dialog: from('@chakra-ui/react', 'Dialog'),
    Menu: from('@chakra-ui/react', 'Menu'),
    Table: from('@chakra-ui/react', 'Table'),
    Timeline: from('@chakra-ui/react', 'Timeline'),
  },
  antd: {
    Button: from('antd', 'ConfigProvider', 'Button'),
    Dialog: from('antd', 'Modal'),
    Menu: from('antd', 'Dropdown'),
    Table: from('antd', 'Table'),
    Timeline: from('antd', 'Timeline'),
  },
};

/** Style sheets that a page of the library must load, from node_modules. */
export const styleSheets = {
  '@seaberry/ui': '@seaberry/ui/dist/styles.css',
  Mantine: '@mantine/core/styles.css',
  'Radix Themes': '@radix-ui/themes/styles.css',
};

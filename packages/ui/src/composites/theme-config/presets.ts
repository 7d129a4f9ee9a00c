/** Primary colours with a name; any other can be typed. Every one is legible in both themes. */
export const PRIMARY_PRESETS = [
  { name: 'green', value: '#057748' },
  { name: 'blue', value: '#1d5fd1' },
  { name: 'violet', value: '#7a3fc4' },
  { name: 'pink', value: '#c02980' },
  { name: 'red', value: '#d92d20' },
  { name: 'amber', value: '#d97706' },
  { name: 'teal', value: '#0e7c86' },
  { name: 'slate', value: '#5b6470' },
] as const;

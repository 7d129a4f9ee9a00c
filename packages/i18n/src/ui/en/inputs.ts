import { plural } from '../plural.js';

/** Texts of number field, slider, combobox and other later inputs. */
export const inputs = {
  clear: 'Clear',
  options: 'Options',
  optionCount: (count: number, formatted: string) => plural('en', count, { one: '1 option', other: `${formatted} options` }),
  noMatch: (query: string) => `Nothing matches “${query}”`,
  searching: 'Searching…',
  searchFailed: 'The search failed.',
  searchFailedHint: 'The search failed. Press Enter to try again.',
  typeMore: (count: number) => plural('en', count, { one: 'Type 1 more character', other: `Type ${count} more characters` }),
  create: (name: string) => `Create “${name}”`,
  chosen: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  moreChosen: (count: number, formatted: string) => plural('en', count, { one: 'and 1 more', other: `and ${formatted} more` }),

  ruleMet: 'Done.',

  chooseColour: 'Choose a colour',

  richText: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    heading2: 'Heading',
    heading3: 'Subheading',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    linkAddress: 'Address',
    linkWrong: 'Enter a website or an e-mail address',
    linkApply: 'Apply',
    linkRemove: 'Remove link',
  },

  increase: 'Increase',
  decrease: 'Decrease',
  notANumber: 'That is not a number',
  tooSmall: (least: string) => `At least ${least}`,
  tooLarge: (most: string) => `At most ${most}`,
  tooPrecise: (decimals: number) =>
    decimals === 0 ? 'No decimals' : plural('en', decimals, { one: 'At most 1 decimal', other: `At most ${decimals} decimals` }),
  rangeFrom: (label: string) => `${label}, from`,
  rangeTo: (label: string) => `${label}, to`,
};

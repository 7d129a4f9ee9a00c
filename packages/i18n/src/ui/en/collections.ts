import { plural } from '../plural.js';

/** Texts of trees, transfer, context menus and the command palette. */
export const collections = {
  treeLoading: 'Loading',
  treeLoadFailed: 'Could not be loaded.',
  treeRetry: 'Try again',
  treeEmpty: 'Nothing here yet',
  noMatches: 'Nothing matches',
  treeMatches: (count: number, formatted: string) => plural('en', count, { one: '1 match', other: `${formatted} matches` }),
  treeMoveHint: 'Alt and the arrow keys move an entry.',
  treeMoved: (label: string, place: string, total: string) => `${label} is now ${place} of ${total}`,
  treeMovedInto: (label: string, parent: string) => `${label} is now in ${parent}`,

  choose: 'Choose…',
  clearChoice: 'Clear',
  searchIn: (label: string) => `Search in ${label}`,
  chosenCount: (count: number, formatted: string) => plural('en', count, { one: '1 chosen', other: `${formatted} chosen` }),

  available: 'Available',
  chosen: 'Chosen',
  markedOf: (marked: string, total: string) => `${marked} of ${total}`,
  markAll: (list: string) => `Select all in ${list}`,
  moveToChosen: 'Add the selected',
  moveToAvailable: 'Remove the selected',
  nothingMarked: 'Select something first',
  transferEmpty: 'Nothing here',
  transferHint: 'Space selects, Enter moves.',
  movedToChosen: (count: number, formatted: string) => plural('en', count, { one: '1 added', other: `${formatted} added` }),
  movedToAvailable: (count: number, formatted: string) => plural('en', count, { one: '1 removed', other: `${formatted} removed` }),

  palette: 'Search and go',
  paletteSearch: 'Search pages and actions',
  paletteRecent: 'Recent',
  paletteEmpty: 'Nothing matches',
  paletteEmptyHint: 'Try another word.',
  paletteLoading: 'Searching',
  paletteFailed: 'The search failed. Try again.',
  paletteMove: 'move',
  paletteOpen: 'open',
  paletteClose: 'close',
};

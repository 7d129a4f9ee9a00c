export { SavedViews, type SavedViewsProps } from './saved-views.js';
export { sameTableView, sameView } from './saved-views.logic.js';
export type { SavedView, SavedViewChange, SavedViewDraft } from './saved-views.types.js';

/** Columns that are ours: checkboxes, what opens details, actions. Colons keep their names apart from those of callers. */
export const SELECT_ID = ':select';
export const EXPAND_ID = ':expand';
export const ACTIONS_ID = ':actions';

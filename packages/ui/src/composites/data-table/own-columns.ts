/** Built-in columns: checkboxes, detail toggles, actions. Colons separate their ids from those of callers. */
export const SELECT_ID = ':select';
export const EXPAND_ID = ':expand';
export const ACTIONS_ID = ':actions';

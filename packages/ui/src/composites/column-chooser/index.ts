export { ColumnChooser, type ColumnChooserProps } from './column-chooser.js';

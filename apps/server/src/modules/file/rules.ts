/** Job that removes objects from the storage, sent in the transaction after which no row names them. */
export const REMOVE_OBJECTS = 'file.remove';
/** Job that scans a file for viruses, sent in the transaction that adds it. */
export const SCAN_FILE = 'file.scan';

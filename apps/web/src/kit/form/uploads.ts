import { createContext } from 'react';

/** Why a form with files is not complete: codes of `errors`. */
export type UploadFault = 'uploading' | 'uploadFailed';

/** Reports the state of the files of a field by its name; null when all have arrived. */
export type ReportUploads = (name: string, fault: UploadFault | null) => void;

export const UploadsContext = createContext<ReportUploads>(() => {});

/** Files of a form that have not arrived, by the name of their field. */
export type Uploads = ReadonlyMap<string, UploadFault>;

/** Path of a field in the values of its form. */
export const pathOf = (name: string): (string | number)[] => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

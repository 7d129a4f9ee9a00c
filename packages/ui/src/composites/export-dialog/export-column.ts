export interface ExportColumn {
  id: string;
  header: string;
}

export { SchemaDiagram, type SchemaDiagramProps } from './schema-diagram.js';
export type { SchemaColumn, SchemaRelation, SchemaTable } from './schema-diagram.types.js';

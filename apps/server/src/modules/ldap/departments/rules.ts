import { v7 as uuid } from 'uuid';
import type { Entry } from '../directory/rules.ts';
import { keyOf, keysAbove, partsOf, type NamePart } from '../names/rules.ts';
import type { FieldChange, Link, PlannedRow, Reason } from '../plan/rules.ts';

const MAX_NAME = 100;
const MAX_CODE = 64;

/** An organization of the company. */
export interface OrgFacts {
  id: string;
  parentId: string | null;
  name: string;
  code: string;
  enabled: boolean;
  /** Belongs to a directory server, perhaps another one. */
  bound: boolean;
}

export interface OrgLink extends Link {
  orgId: string;
}

export interface DepartmentState {
  orgs: readonly OrgFacts[];
  /** Entries of this server that are organizations. */
  links: readonly OrgLink[];
}

export interface DepartmentStep {
  row: PlannedRow | null;
  orgId: string;
  isNew: boolean;
  columns: Partial<Omit<OrgFacts, 'id' | 'bound'>>;
  link: { code: string; dn: string; gone: boolean } | null;
}

interface Placed {
  entry: Entry;
  parts: NamePart[];
}

/**
 * Changes that a synchronization makes for the departments of a directory: they are organizations below the root of the company, in the tree of the
 * directory. A department that the directory no longer has is disabled, not removed.
 */
export function planDepartments(entries: readonly Entry[], { orgs, links }: DepartmentState): DepartmentStep[] {
  const root = orgs.find(({ parentId }) => parentId === null);
  if (!root) return [];
  const linkOf = new Map(links.map((link) => [link.code, link]));
  const current = new Map(orgs.map((org) => [org.id, { ...org }]));
  const codes = new Set(orgs.map(({ code }) => code));
  /** Organization of each department, by its distinguished name. */
  const placed = new Map<string, string>();
  const seen = new Set<string>();
  const used = new Set<string>();
  const steps: DepartmentStep[] = [];
  const nameOf = (id: string | null): string | null => (id === null ? null : (current.get(id)?.name ?? null));

  const tree = entries
    .map((entry): Placed => ({ entry, parts: partsOf(entry.dn) }))
    .toSorted((a, b) => a.parts.length - b.parts.length || (a.entry.dn < b.entry.dn ? -1 : 1));
  for (const { entry, parts } of tree) {
    const { dn } = entry;
    const code = entry.code;
    const name = (parts[0]?.value ?? entry.name ?? '').slice(0, MAX_NAME).trim();
    const skip = (reason: Reason): void => {
      steps.push({
        row: { action: 'skip', name: name || dn, key: null, changes: [], reasons: [reason] },
        orgId: '',
        isNew: false,
        columns: {},
        link: null,
      });
    };
    const fault = code === null ? 'noCode' : seen.has(code) ? 'twice' : name === '' ? 'noName' : null;
    if (code === null || fault !== null) {
      skip(fault ?? 'noCode');
      continue;
    }
    seen.add(code);
    const parentId = keysAbove(parts).flatMap((key) => placed.get(key) ?? [])[0] ?? root.id;
    const link = linkOf.get(code);
    const sibling = [...current.values()].find((org) => org.parentId === parentId && org.name === name);
    const found = link ? current.get(link.orgId) : sibling && !sibling.bound && !used.has(sibling.id) ? sibling : undefined;
    if ((sibling && sibling.id !== found?.id) || (found && isBelow(current, parentId, found.id))) {
      // It stays where it is, so that the departments below it keep their place.
      if (found) placed.set(keyOf(parts), found.id);
      skip('nameTaken');
      continue;
    }
    if (!found) {
      const orgId = uuid();
      const own = codes.has(name.slice(0, MAX_CODE)) ? `${name.slice(0, MAX_CODE - 9)}-${code.slice(0, 8)}` : name.slice(0, MAX_CODE);
      const free = codes.has(own) ? orgId : own;
      codes.add(free);
      const columns = { parentId, name, code: free, enabled: true };
      current.set(orgId, { id: orgId, ...columns, bound: true });
      placed.set(keyOf(parts), orgId);
      used.add(orgId);
      const changes: FieldChange[] = [{ field: 'parent', before: null, after: nameOf(parentId) }];
      const row: PlannedRow = { action: 'add', name, key: own, changes, reasons: [] };
      steps.push({ row, orgId, isNew: true, columns, link: { code, dn, gone: false } });
      continue;
    }
    placed.set(keyOf(parts), found.id);
    used.add(found.id);
    const changes: FieldChange[] = [];
    const columns: DepartmentStep['columns'] = {};
    if (found.name !== name) {
      changes.push({ field: 'name', before: found.name, after: name });
      columns.name = name;
    }
    if (found.parentId !== parentId) {
      changes.push({ field: 'parent', before: nameOf(found.parentId), after: nameOf(parentId) });
      columns.parentId = parentId;
    }
    const enable = (link?.gone ?? false) && !found.enabled;
    if (enable) columns.enabled = true;
    const action = enable ? 'enable' : changes.length > 0 || !link ? 'change' : null;
    const row: PlannedRow | null = action && { action, name: found.name, key: found.code, changes, reasons: [] };
    const same = link && link.dn === dn && !link.gone;
    steps.push({ row, orgId: found.id, isNew: false, columns, link: same ? null : { code, dn, gone: false } });
    current.set(found.id, { ...found, ...columns });
  }

  for (const link of links) {
    const org = current.get(link.orgId);
    if (seen.has(link.code) || link.gone || !org?.enabled) continue;
    const row: PlannedRow = { action: 'disable', name: org.name, key: org.code, changes: [], reasons: [] };
    steps.push({ row, orgId: org.id, isNew: false, columns: { enabled: false }, link: { code: link.code, dn: link.dn, gone: true } });
  }
  return steps;
}

/** Whether an organization is this one or below it, as when one that keeps its place holds another that moves. */
function isBelow(orgs: ReadonlyMap<string, OrgFacts>, id: string, above: string): boolean {
  let at: string | null = id;
  for (let steps = 0; at !== null && steps <= orgs.size; steps += 1) {
    if (at === above) return true;
    at = orgs.get(at)?.parentId ?? null;
  }
  return false;
}

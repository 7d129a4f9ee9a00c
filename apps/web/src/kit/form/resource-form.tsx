import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { Skeleton } from '@seaberry/ui/skeleton';
import { toast } from '@seaberry/ui/toaster';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { inputSchema, requiredInputs } from '../access.ts';
import { useScreen } from '../../shared/screen.tsx';
import { addCall, updateCall } from '../actions/calls.ts';
import { callBy, loadedName, newestRow, resourceChanged } from '../queries.ts';
import type { ResourceSearch } from '../search.ts';
import type { Resource, Row, Values } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import type { ResourceTexts } from '../words.ts';
import { draftKey } from './draft-key.ts';
import { FormFrame } from './form-frame.tsx';
import { fieldsOf, type AnyForm } from './fields.ts';
import { valuesOf } from './form-values.ts';
import { keptText } from './kept-text.ts';
import { NewerQuestion } from './newer-question.tsx';
import { foundUnder, outsideOf } from './outside.ts';
import { RecordForm } from './record-form.tsx';
import { useRecordForm, type RecordFormState } from './use-record-form.ts';
import { useSave } from './use-save.ts';

export interface ResourceFormProps {
  resource: Resource;
  words: ResourceTexts;
  /** Null while adding. */
  row: Row | null;
  /** Preset values of a new row. */
  preset: Values;
  onClose(): void;
}

/** State of the fields that the frame of a form needs. */
interface FilledState {
  dirty: boolean;
  pending: boolean;
  /** More steps follow. */
  more?: boolean;
  onBack?: (() => void) | undefined;
}

const UNTOUCHED: FilledState = { dirty: false, pending: false };

/** Form of a resource, for adding and editing. Values outside of the row are loaded first. */
export function ResourceForm(props: ResourceFormProps): ReactNode {
  const { resource, row, preset, words } = props;
  const closed = useRef(false);
  // Saved after the user had closed it: the dialog that is open meanwhile is another one.
  const onClose = (): void => {
    if (!closed.current) props.onClose();
    closed.current = true;
  };
  const { form } = resource;
  const id = useId();
  const [state, setState] = useState(UNTOUCHED);
  const [added, setAdded] = useState<{ answer: unknown } | null>(null);
  const extra = useExtraValues(resource, row);
  if (!form) return null;
  const { Added, frame = 'dialog', sections, size = sections ? 'lg' : 'md' } = form;
  if (added && Added) return <Added answer={added.answer} onClose={onClose} />;
  const title = row ? words.common('editTitle', { name: resource.rowName(row) }) : words.t('add');
  return (
    <FormFrame {...{ frame, size, title, onClose }} {...state} formId={id} loading={!extra.values}>
      {extra.values ? (
        <Filled
          {...props}
          id={id}
          onClose={onClose}
          form={form}
          given={{ ...preset, ...extra.values }}
          late={extra.late}
          onState={setState}
          onAdded={(answer) => (Added ? setAdded({ answer }) : onClose())}
        />
      ) : (
        extra.instead
      )}
    </FormFrame>
  );
}

/** Values of the form that are not in the row; `instead` is shown without them: a placeholder, or the failure with a retry. */
function useExtraValues(resource: Resource, row: Row | null): { values: Values | undefined; late: boolean; instead: ReactNode } {
  const { client } = useApp();
  const common = useTranslations('common');
  const explain = useExplain();
  const load = row ? resource.form?.load : undefined;
  // The query data may be dropped while the page is hidden; the form that was filled from it stays.
  const [loaded, setLoaded] = useState<Values>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resource.controller, 'form', row ? rowIdOf(resource, row) : ''],
    queryFn: () => (row && load ? load(client, row) : {}),
    enabled: load !== undefined && loaded === undefined,
    staleTime: 0,
    gcTime: 0,
    meta: { handledByCaller: true },
  });
  if (data && !loaded) setLoaded(data);
  const failure = error && (
    <ErrorState
      size="sm"
      title={common('failure.loadFailed')}
      description={explain(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  return { values: load ? (loaded ?? data) : {}, late: load !== undefined, instead: failure ?? <Skeleton className="w-2/3" /> };
}

interface FilledProps extends ResourceFormProps {
  id: string;
  form: AnyForm;
  given: Values;
  /** The values were loaded after the frame had opened. */
  late: boolean;
  onState(state: FilledState): void;
  onAdded(answer: unknown): void;
}

function Filled({ resource, words, row, onClose, id, form, given, late, onState, onAdded }: FilledProps): ReactNode {
  const common = useTranslations('common');
  const call = (row ? updateCall(resource) : addCall(resource)) ?? '';
  const { controller, rowId = 'id' } = resource;
  const record = useRecordForm({
    form,
    schema: inputSchema(controller, call),
    row,
    given,
    sent: row ? { [rowId]: rowIdOf(resource, row) } : {},
    draft: draftKey(resource, row),
    recordId: row ? rowIdOf(resource, row) : undefined,
  });
  const { methods } = record;
  const { client, queryClient } = useApp();
  const { search } = useScreen<ResourceSearch>();
  const whereAdded = (values: Values): { description?: string } => {
    const added = record.toInput(values);
    const outside = outsideOf(resource.filters, requiredInputs(controller, resource.list), search.filters, added);
    return foundUnder(outside, added, { client, queryClient, words });
  };
  const save = useSave({
    record,
    failure: row ? 'editFailed' : 'addFailed',
    send: async (input) => callBy(client, controller, call)((await form.finish?.(input, row)) ?? input),
    valuesIn: async (now) => valuesOf(form, now, form.load ? await form.load(client, now) : {}),
    reread: async () => (row ? newestRow({ client, queryClient, resource, search, row }) : undefined),
    onSaved: ({ answer, values, kept }) => {
      resourceChanged(queryClient, resource);
      toast({
        tone: 'success',
        title: common(row ? 'done.edited' : 'done.added'),
        ...keptText(kept, words),
        ...(row ? {} : whereAdded(values)),
      });
      if (row) onClose();
      else onAdded(answer);
    },
  });
  const { isDirty } = methods.formState;
  const { steps, waiting } = record;
  const [goesOn, onBack] = [steps?.next !== undefined, steps?.back];
  useEffect(
    () => onState({ dirty: isDirty || waiting, pending: save.pending, more: goesOn, onBack }),
    [onState, isDirty, waiting, save.pending, goesOn, onBack],
  );
  useFirstField(form, methods, late);
  const nameOf = (id: unknown): string | undefined => loadedName({ client, queryClient, resource, search }, id);
  return (
    <>
      <RecordForm id={id} record={record} words={words} error={save.error} onSubmit={save.submit} />
      <NewerQuestion {...{ save, words, nameOf }} name={row ? resource.rowName(row) : ''} mine={methods.getValues()} />
    </>
  );
}

/** Focuses the first field of a form that was loaded after its frame opened; otherwise the frame has done it when it opened. */
function useFirstField(form: AnyForm, { setFocus }: RecordFormState['methods'], late: boolean): void {
  const first = fieldsOf(form).find(({ kind }) => kind !== 'custom')?.id;
  useEffect(() => {
    if (late && first) setFocus(first);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

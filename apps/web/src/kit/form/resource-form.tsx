import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { ErrorState } from '@seaberry/ui/error-state';
import { Form, useSchemaForm, type FormIssue } from '@seaberry/ui/form';
import { Skeleton } from '@seaberry/ui/skeleton';
import { toast } from '@seaberry/ui/toaster';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useFormDraft } from '../../session/use-draft.ts';
import { usePasswordPolicy } from '../../session/password-policy.ts';
import { inputSchema } from '../access.ts';
import { addCall, updateCall } from '../actions/calls.ts';
import type { Resource, Row, Values } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import type { Words } from '../words.ts';
import { draftKey } from './draft-key.ts';
import { FormFrame } from './form-frame.tsx';
import { FormParts } from './form-parts.tsx';
import { fieldsOf, type AnyForm } from './fields.ts';
import { inputOf, requiredFields, valuesOf } from './form-values.ts';
import { judge } from './judge.ts';
import { NewerDialog } from './newer-dialog.tsx';
import { useSave, type Newer } from './use-save.ts';

export interface ResourceFormProps {
  resource: Resource;
  words: Words;
  /** Null while adding. */
  row: Row | null;
  /** Values of a new row that are known already. */
  preset: Values;
  onClose(): void;
}

/** What the frame of a form has to know of what is in it. */
interface FilledState {
  dirty: boolean;
  pending: boolean;
}

const UNTOUCHED: FilledState = { dirty: false, pending: false };

/** The form of a resource, for a new row and for one that stands. What belongs to it elsewhere is fetched first. */
export function ResourceForm(props: ResourceFormProps): ReactNode {
  const { resource, row, preset, onClose, words } = props;
  const { form } = resource;
  const id = useId();
  const [{ dirty, pending }, setState] = useState(UNTOUCHED);
  const [added, setAdded] = useState<{ answer: unknown } | null>(null);
  const more = useMore(resource, row);
  if (!form) return null;
  const { Added, frame = 'dialog', sections, size = sections ? 'lg' : 'md' } = form;
  if (added && Added) return <Added answer={added.answer} onClose={onClose} />;
  const title = row ? words.common('editTitle', { name: resource.rowName(row) }) : words.t('add');
  return (
    <FormFrame {...{ frame, size, title, dirty, pending, onClose }} formId={id} loading={!more.values}>
      {more.values ? (
        <Filled
          {...props}
          id={id}
          form={form}
          given={{ ...preset, ...more.values }}
          late={more.late}
          onState={setState}
          onAdded={(answer) => (Added ? setAdded({ answer }) : onClose())}
        />
      ) : (
        more.instead
      )}
    </FormFrame>
  );
}

/** What is not in the row, or what stands in its place until it is there. */
function useMore(resource: Resource, row: Row | null): { values: Values | undefined; late: boolean; instead: ReactNode } {
  const { client } = useApp();
  const common = useTranslations('common');
  const explain = useExplain();
  const load = row ? resource.form?.load : undefined;
  // The query forgets when the page is put behind another one; the form that was filled with it does not.
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
  /** The frame was there before. */
  late: boolean;
  onState(state: FilledState): void;
  onAdded(answer: unknown): void;
}

function Filled({ resource, words, row, onClose, id, form, given, late, onState, onAdded }: FilledProps): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const [left, setLeft] = useState<string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [newer, setNewer] = useState<Newer | null>(null);
  const { methods, opened, required, toInput } = useResourceForm(resource, form, row, given);
  const { save, setKnown } = useSave({ resource, form, row, opened, toInput });
  const { isDirty } = methods.formState;
  useEffect(() => onState({ dirty: isDirty, pending: save.isPending }), [onState, isDirty, save.isPending]);
  useFirstField(form, methods, late);
  const send = (values: Values, knowing = false): void =>
    save.mutate(
      { values, knowing },
      {
        onSuccess: (saved) => {
          if (saved.newer) {
            setNewer(saved.newer);
            return;
          }
          toast({ tone: 'success', title: common(row ? 'done.edited' : 'done.added') });
          if (row) onClose();
          else onAdded(saved.answer);
        },
        onError: (error) => {
          setLeft(methods.setServerErrors((isApiError(error) && error.fields) || {}));
          setRefusals((count) => count + 1);
        },
      },
    );
  /** The person has been told, and is not told the same again. */
  const settle = ({ values }: Newer): void => {
    setKnown(values);
    setNewer(null);
  };
  const keep = (told: Newer): void => {
    settle(told);
    void methods.handleSubmit((values) => send(values, true))();
  };
  const take = (told: Newer): void => {
    settle(told);
    for (const { id: name } of told.fields) methods.setValue(name, told.values[name], { shouldDirty: true, shouldValidate: true });
  };
  const fieldsRefused = isApiError(save.error) && Object.keys(save.error.fields ?? {}).length > 0;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever sends a long form stands at its end. A refused field has the focus, and is in sight by that.
    if (refusals > 0 && !fieldsRefused) alert.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  return (
    <>
      <Form id={id} form={methods} onSubmit={(values) => send(values)}>
        {save.error && (
          <Alert ref={alert} tone="danger" title={common(row ? 'failure.editFailed' : 'failure.addFailed')}>
            {fieldsRefused ? [words.common('incomplete'), ...left].join(' ') : explain(save.error)}
          </Alert>
        )}
        <FormParts {...{ form, words, row, required, methods, refusals }} />
      </Form>
      {newer && (
        <NewerDialog
          {...{ resource, words, newer }}
          name={resource.rowName(row ?? newer.row)}
          mine={methods.getValues()}
          onKeep={() => keep(newer)}
          onTake={() => take(newer)}
          onClose={() => setNewer(null)}
        />
      )}
    </>
  );
}

/** A frame that opens goes to the first field by itself; one that had to wait for its fields does not. */
function useFirstField(form: AnyForm, { setFocus }: ReturnType<typeof useResourceForm>['methods'], late: boolean): void {
  const first = fieldsOf(form).find(({ kind }) => kind !== 'custom')?.id;
  useEffect(() => {
    if (late && first) setFocus(first);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The values, and how they are judged: by the schema of the call they are for. */
function useResourceForm(resource: Resource, form: AnyForm, row: Row | null, given: Values) {
  const { controller, rowId = 'id' } = resource;
  const call = (row ? updateCall(resource) : addCall(resource)) ?? '';
  const messageOf = useIssueWords();
  const policy = usePasswordPolicy();
  const { schema, required, toInput } = useMemo(() => {
    const input = inputSchema(controller, call);
    const needed = requiredFields(input, form);
    const write = (values: Values): Values => ({
      ...(form.toInput ? form.toInput(values, row) : inputOf(form, values, row, needed)),
      ...(row ? { [rowId]: rowIdOf(resource, row) } : {}),
    });
    return { schema: judge({ schema: input, form, row, required: needed, policy, toInput: write }), required: needed, toInput: write };
  }, [resource, controller, rowId, call, form, row, policy]);
  const [defaultValues] = useState(() => valuesOf(form, row, given));
  const methods = useSchemaForm<Values, Values>({ schema, defaultValues, messageOf });
  const secrets = useMemo(() => fieldsOf(form).flatMap(({ id, secret }) => (secret ? [id] : [])), [form]);
  useFormDraft(draftKey(resource, row), methods, row ?? undefined, secrets);
  return { methods, opened: defaultValues, required, toInput };
}

/** Puts the code of a fault into words; what the server said passes unchanged. */
function useIssueWords(): (issue: FormIssue) => string | undefined {
  const t = useTranslations('errors');
  return useCallback(
    // Codes come from the contract and the server, so they cannot be checked at build time.
    ({ message }) => (/^\w+$/.test(message) && t.has(message as never) ? t(message as never) : undefined),
    [t],
  );
}

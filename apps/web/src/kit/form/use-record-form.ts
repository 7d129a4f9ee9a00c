import { isApiError } from '@seaberry/api-client';
import { useSchemaForm, type FormIssue, type SchemaForm } from '@seaberry/ui/form';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod/mini';

import { usePasswordPolicy } from '../../session/password-policy.ts';
import { useFormDraft } from '../../session/use-draft.ts';
import type { Row, Values } from '../resource.types.ts';
import { fieldsOf, type AnyForm } from './fields.ts';
import { inputOf, requiredFields, valuesOf } from './form-values.ts';
import { formSchema } from './form-schema.ts';
import { useIssueWords } from './use-issue-words.ts';
import { splitErrors } from './server-errors.ts';
import type { ReportUploads, UploadFault } from './uploads.ts';
import { createReach, useSteps, type StepsState } from './use-steps.ts';

export interface RecordFormOptions {
  form: AnyForm;
  /** Input schema of the call. */
  schema: z.ZodMiniType;
  /** Null while adding. */
  row: Row | null;
  /** Initial values outside of row and fields. */
  given?: Values;
  /** Additional input: the id of the record. */
  sent?: Values;
  /** Name of the form, for its draft. */
  draft: string;
  /** Id of the record; none while adding. */
  recordId?: string | undefined;
  /** Messages of issues in place of those of all forms. */
  messageOf?: (issue: FormIssue) => string | undefined;
}

/** A rejection by the server, for display. */
interface Refusal {
  /** Number of rejections. */
  count: number;
  /** Messages of fields that the form does not have. */
  left: readonly string[];
}

export interface RecordFormState {
  form: AnyForm;
  row: Row | null;
  methods: SchemaForm<Values, Values>;
  required: ReadonlySet<string>;
  /** Initial values. */
  opened: Values;
  refusal: Refusal;
  toInput(values: Values): Values;
  steps: StepsState | null;
  /** Files have not arrived. */
  waiting: boolean;
  /** For the fields with files. */
  report: ReportUploads;
  /** Shows the errors of a refused call at their fields. */
  refuse(error: unknown): void;
}

const NOTHING: Values = {};

/** State of a record's form: values, validation by the schema of the call, and draft. */
export function useRecordForm(options: RecordFormOptions): RecordFormState {
  const { form, schema, row, given = NOTHING, sent = NOTHING, draft, recordId } = options;
  const words = useIssueWords();
  const { messageOf = words } = options;
  const policy = usePasswordPolicy();
  const [always] = useState(sent);
  const [reach] = useState(createReach);
  const [uploads] = useState(() => new Map<string, UploadFault>());
  const [waiting, setWaiting] = useState(false);
  const report = useCallback<ReportUploads>(
    (name, fault) => {
      if (fault) uploads.set(name, fault);
      else uploads.delete(name);
      setWaiting(uploads.size > 0);
    },
    [uploads],
  );
  const { validated, required, toInput } = useMemo(() => {
    const needed = requiredFields(schema, form);
    const write = (values: Values): Values => ({
      ...(form.toInput ? form.toInput(values, row) : inputOf(form, values, row, needed)),
      ...always,
    });
    return {
      validated: formSchema({ schema, form, row, required: needed, policy, reached: reach.get, uploads, toInput: write }),
      required: needed,
      toInput: write,
    };
  }, [schema, form, row, policy, always, reach, uploads]);
  const [opened] = useState(() => valuesOf(form, row, given));
  const [refusal, setRefusal] = useState<Refusal>({ count: 0, left: [] });
  const methods = useSchemaForm<Values, Values>({ schema: validated, defaultValues: opened, messageOf });
  const secrets = useMemo(() => fieldsOf(form).flatMap(({ id, secret }) => (secret ? [id] : [])), [form]);
  useFormDraft(draft, methods, { context: row ?? undefined, recordId, secrets });
  const steps = useSteps({ form, row, methods, reach, refusals: refusal.count });
  const refuse = (error: unknown): void => {
    const { shown, left } = splitErrors(form, row, methods.getValues(), (isApiError(error) && error.fields) || {});
    const unknown = methods.setServerErrors(shown);
    setRefusal(({ count }) => ({ count: count + 1, left: [...unknown, ...left] }));
  };
  return { form, row, methods, required, opened, refusal, steps, waiting, report, toInput, refuse };
}

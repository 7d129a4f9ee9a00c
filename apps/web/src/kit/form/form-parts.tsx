import { Accordion, AccordionItem } from '@seaberry/ui/accordion';
import { Divider } from '@seaberry/ui/divider';
import { useFormValues, type SchemaForm } from '@seaberry/ui/form';
import { Tabs } from '@seaberry/ui/tabs';
import { useEffect, useState, type ReactNode } from 'react';

import type { Row, Values } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import { askedFields, fieldsFor, type AnyField, type AnyForm } from './fields.ts';
import { isEmpty } from './form-values.ts';
import { ResourceField } from './resource-field.tsx';
import { SteppedParts } from './stepped-parts.tsx';
import { errorsIn, type StepsState } from './use-steps.ts';

export interface FormPartsProps {
  form: AnyForm;
  words: ResourceTexts;
  row: Row | null;
  required: ReadonlySet<string>;
  methods: SchemaForm<Values, Values>;
  /** Number of rejections by the server. */
  refusals: number;
  /** State of a form with steps. */
  steps?: StepsState | null;
}

/** Visible fields: all at once, under headings, or in tabs. */
export function FormParts({ form, methods, refusals, steps = null, ...rest }: FormPartsProps): ReactNode {
  // Re-rendered when the visible fields change, not with every key press.
  const ids = useFormValues((values) => askedFields(form, rest.row, values).map(({ id }) => id));
  const asked = new Set(fieldsFor(form, rest.row ? 'edit' : 'add').filter(({ id }) => ids.includes(id)));
  const grid = (fields: readonly AnyField[]): ReactNode => <Grid {...rest} fields={fields.filter((field) => asked.has(field))} />;
  if (!form.sections) return grid(form.fields ?? []);
  const sections = form.sections.filter(({ fields }) => fields.some((field) => asked.has(field)));
  if (steps) return <SteppedParts {...{ form, methods, steps, sections, grid }} words={rest.words} />;
  if (form.tabs || form.steps) return <TabbedParts {...{ form, methods, refusals, sections, grid }} words={rest.words} />;
  const headed = sections.map(({ id, fields }) => (
    <section key={id} className="grid gap-4">
      <Divider label={rest.words.t(`sections.${id}`)} />
      {grid(fields)}
    </section>
  ));
  return (
    <>
      {form.fields && grid(form.fields)}
      {form.folded ? <Folded {...{ ...rest, methods, sections }}>{headed}</Folded> : headed}
    </>
  );
}

interface FoldedProps extends Pick<FormPartsProps, 'words' | 'row' | 'methods'> {
  sections: NonNullable<AnyForm['sections']>;
  children: ReactNode;
}

/** Sections of optional fields, folded while adding. They stay mounted, so that an error can take focus to its field. */
function Folded({ words, row, methods, sections, children }: FoldedProps): ReactNode {
  const fields = sections.flatMap((section) => section.fields);
  const { errors, defaultValues } = methods.formState;
  // A draft fills the form after it has opened.
  const filled = useFormValues((values) => fields.some(({ id }) => !isEmpty(values[id]) && values[id] !== defaultValues?.[id]));
  const wrong = fields.some(({ id }) => errors[id]);
  const [chosen, setChosen] = useState<boolean>();
  const open = wrong || (chosen ?? (row !== null || filled));
  return (
    <Accordion value={open ? [FOLD] : []} onChange={(values) => setChosen(values.length > 0)}>
      <AccordionItem value={FOLD} keepMounted title={words.common('optionalFields')}>
        <div className="grid gap-4">{children}</div>
      </AccordionItem>
    </Accordion>
  );
}

const FOLD = 'optional';

interface TabbedPartsProps extends Pick<FormPartsProps, 'form' | 'words' | 'methods' | 'refusals'> {
  sections: NonNullable<AnyForm['sections']>;
  grid(fields: readonly AnyField[]): ReactNode;
}

/** The form has the values of all tabs, opened or not, so all are validated; the first tab with an error is shown. */
function TabbedParts({ form, words, methods, refusals, sections, grid }: TabbedPartsProps): ReactNode {
  const [tab, setTab] = useState(sections[0]?.id ?? '');
  const { submitCount, errors } = methods.formState;
  const wrong = (id: string): number => errorsIn(sections, id, errors);
  const firstWrong = sections.find(({ id }) => wrong(id) > 0)?.id;
  const faulty = firstWrong !== undefined && wrong(tab) === 0 ? firstWrong : undefined;
  useEffect(() => {
    // Only a submit changes the tab, not later typing: the submit count changes after validation.
    if (faulty) setTab(faulty);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, refusals]);
  return (
    <>
      {form.fields && grid(form.fields)}
      <Tabs
        label={words.t('title')}
        // Errors in a tab that was never opened need its fields; until then only visited tabs are rendered.
        mount={Object.keys(errors).length > 0 ? 'all' : 'visited'}
        value={tab}
        onChange={setTab}
        items={sections.map(({ id, fields }) => ({
          value: id,
          label: words.t(`sections.${id}`),
          content: grid(fields),
          ...(wrong(id) > 0 ? { count: wrong(id) } : {}),
        }))}
      />
    </>
  );
}

function Grid({ fields, ...rest }: Pick<FormPartsProps, 'words' | 'row' | 'required'> & { fields: readonly AnyField[] }): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <ResourceField key={field.id} field={field} {...rest} />
      ))}
    </div>
  );
}

import { callQuery } from '@seaberry/api-client/query';
import type { FileRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { SkeletonText } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { apiHost } from '../../shared/env.ts';

/** Characters of a text that are shown. */
const TEXT_MAX = 200_000;

const addressQuery = (client: ReturnType<typeof useApp>['client'], id: string) => ({
  ...callQuery(client, 'sysFile', 'address', { id }),
  // Signed for five minutes.
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  retry: false,
  meta: { handledByCaller: true } as const,
});

/** A picture, a PDF or a text in place; any other file can be downloaded. */
export function PreviewDialog({ row, onClose }: ActionDialogProps<FileRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('files.preview');
  const address = useQuery(addressQuery(client, row.id));
  return (
    <ActionFrame title={row.fileName} size="xl" needs={[address]} onClose={onClose}>
      {address.data && (
        <div className="grid gap-3">
          <Content name={row.fileName} kind={address.data.kind} inline={address.data.inline ?? null} />
          <div>
            <Button asChild icon={<Download size={16} />}>
              <a href={`${apiHost()}${address.data.url}`} download={row.fileName}>
                {t('download')}
              </a>
            </Button>
          </div>
        </div>
      )}
    </ActionFrame>
  );
}

function Content({ name, kind, inline }: { name: string; kind: string; inline: string | null }): ReactNode {
  const t = useTranslations('files.preview');
  const label = t('frame', { name });
  if (inline === null) return <EmptyState icon={<FileText />} title={t('none')} />;
  const src = `${apiHost()}${inline}`;
  if (kind === 'picture') return <img src={src} alt={name} className="max-h-[70dvh] max-w-full justify-self-center object-contain" />;
  if (kind === 'text') return <TextContent src={src} label={label} />;
  if (!navigator.pdfViewerEnabled) return <EmptyState icon={<FileText />} title={t('noPdf')} />;
  // A sandbox would block the part of the browser that shows PDF; the response has a policy that allows nothing else.
  return <iframe title={label} src={src} referrerPolicy="no-referrer" className="h-[70dvh] w-full border-0" />;
}

function TextContent({ src, label }: { src: string; label: string }): ReactNode {
  const t = useTranslations('files.preview');
  const query = useQuery({
    queryKey: ['sysFile', 'text', src],
    queryFn: async ({ signal }) => {
      const response = await fetch(src, { signal, credentials: 'omit' });
      if (!response.ok || response.headers.get('Content-Type')?.startsWith('application/json')) throw new Error(t('lost'));
      return beginningOf(response);
    },
    gcTime: 0,
    retry: false,
    meta: { handledByCaller: true },
  });
  if (query.error) return <p role="alert">{t('lost')}</p>;
  if (!query.data) return <SkeletonText lines={6} />;
  return (
    <div className="grid gap-2">
      <pre
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a region keeps the line breaks of the text
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
        tabIndex={0}
        aria-label={label}
        className="max-h-[60dvh] overflow-auto text-sm whitespace-pre-wrap"
      >
        {query.data.text}
      </pre>
      {query.data.cut && <p className="text-sm text-muted">{t('cut')}</p>}
    </div>
  );
}

/** A large text is not read to its end. */
async function beginningOf(response: Response): Promise<{ text: string; cut: boolean }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length <= TEXT_MAX) {
    const { value, done } = await reader.read();
    if (done) return { text, cut: false };
    text += value;
  }
  await reader?.cancel();
  return { text: text.slice(0, TEXT_MAX), cut: true };
}

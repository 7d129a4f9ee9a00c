import type { Locale } from '@seaberry/i18n';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { LanguageSelect } from '@seaberry/ui/language-select';
import { UiProvider, type UiMessages } from '@seaberry/ui/ui-provider';
import { useState } from 'react';

// English is built in; other languages are loaded on demand.
const languages: Record<Locale, () => Promise<Partial<UiMessages>>> = {
  en: async () => ({}),
  'zh-cn': async () => (await import('@seaberry/i18n/ui/zh-CN')).zhCN,
  'zh-tw': async () => (await import('@seaberry/i18n/ui/zh-TW')).zhTW,
};

export function App() {
  const [language, setLanguage] = useState<{ locale: Locale; messages: Partial<UiMessages> }>({ locale: 'en', messages: {} });
  const choose = async (locale: Locale) => setLanguage({ locale, messages: await languages[locale]() });

  return (
    <UiProvider {...language}>
      <h1>Quayside</h1>
      <div className="row">
        <CopyableId value="MSKU6874333" />
        <LanguageSelect value={language.locale} onChange={choose} />
        <Dialog
          title="Track a container"
          trigger={<Button variant="primary">Track</Button>}
          footer={
            <DialogClose>
              <Button>Close</Button>
            </DialogClose>
          }
        >
          <Field label="Container number">
            <Input name="container" />
          </Field>
        </Dialog>
      </div>
    </UiProvider>
  );
}

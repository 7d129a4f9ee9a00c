import { Tabs } from '@seaberry/ui/tabs';

export function TabsExample() {
  return (
    <Tabs
      label="Sign-in method"
      items={[
        { value: 'password', label: 'Password', content: 'The form for password sign-in' },
        { value: 'code', label: 'Captcha code', content: 'The form for code sign-in' },
        { value: 'scan', label: 'Scan', content: 'The code to scan' },
      ]}
    />
  );
}

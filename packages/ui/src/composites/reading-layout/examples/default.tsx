import { Button } from '@seaberry/ui/button';
import { PlainText, ReadingLayout } from '@seaberry/ui/reading-layout';

const TERMS = `These terms say what you may expect of this service and what it expects of you.

# The service

We ask carriers about the bills that you enter, put their answers in order, and tell you when something changes.

# What we keep

- your name and the address you sign in with
- the numbers you follow
- what was done with your account, and when`;

export function ReadingLayoutExample() {
  return (
    <ReadingLayout
      brand="Seaberry Tracking"
      title="Terms of service"
      description="Changed on 1 June 2026"
      footer="© 2026 Seaberry"
      actions={
        <Button size="sm" variant="ghost">
          English
        </Button>
      }
    >
      <PlainText text={TERMS} />
    </ReadingLayout>
  );
}

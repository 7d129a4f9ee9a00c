'use client';

import type { ComboboxOption, ComboboxSearch } from '@seaberry/ui/combobox';
import { MentionTextarea, mentionsIn } from '@seaberry/ui/mention-textarea';
import { useState } from 'react';

const colleagues: readonly ComboboxOption[] = [
  { value: 'u1', label: 'Lin Yue', description: 'lin.yue' },
  { value: 'u2', label: 'Sophie Lam', description: 'sophie.lam' },
  { value: 'u3', label: 'Wei Zhang', description: 'wei.zhang' },
];

const find: ComboboxSearch = (query) =>
  Promise.resolve(colleagues.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

export function MentionTextareaExample() {
  const [text, setText] = useState('@Lin Yue please ask the customer whether Friday is fine.');
  const [picked, setPicked] = useState(colleagues.slice(0, 1));
  const mentioned = mentionsIn(text, picked).map(({ label }) => label);
  return (
    <>
      <MentionTextarea
        aria-label="Comment"
        placeholder="Comment; @ mentions a colleague"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSearch={find}
        onMention={(person) => setPicked((before) => [...before.filter(({ value }) => value !== person.value), person])}
      />
      {mentioned.length > 0 && <p>They get an alert: {mentioned.join(', ')}</p>}
    </>
  );
}

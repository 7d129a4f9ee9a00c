import { X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControlSize, useDisplayText } from '../../lib/ui-provider.js';
import { tagVariants, type TagSize, type TagTone } from './tag.variants.js';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text of the tag. */
  label: string;
  /**
   * Meaning, not appearance.
   * @default 'neutral'
   */
  tone?: TagTone;
  /**
   * 20, 24 or 28 px.
   * @default the size of the provider, else 'md'
   */
  size?: TagSize;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Called on removal; renders the remove button. */
  onRemove?: () => void;
  /** The tag cannot be removed: its button is dimmed. */
  disabled?: boolean;
}

/** A label that users assign or choose, and can remove. For a state set by the system use a Badge. */
export function Tag({ label, tone = 'neutral', size: ownSize, icon, onRemove, disabled = false, className, ...rest }: TagProps): ReactNode {
  const text = useDisplayText();
  const size = useControlSize(ownSize);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // Dispatches a click, so that a surrounding list handles key and pointer alike.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.click();
  };
  return (
    <span
      data-slot="tag"
      data-tone={tone}
      {...rest}
      className={cn(tagVariants({ tone, size }), onRemove && 'sb:pe-0.5 sb:pointer-coarse:h-control-lg', className)}
    >
      {icon}
      <span data-slot="tag-label" className="sb:truncate" title={label}>
        {label}
      </span>
      {onRemove && (
        <button
          data-slot="tag-remove"
          type="button"
          aria-label={text.removeTag(label)}
          title={text.removeTag(label)}
          disabled={disabled}
          onClick={onRemove}
          onKeyDown={handleKey}
          className={cn(
            'sb:flex sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:outline-focus sb:hover:bg-current/10 sb:focus-visible:outline-2 sb:disabled:cursor-not-allowed sb:disabled:opacity-55',
            size === 'sm' ? 'sb:size-4' : 'sb:size-5',
            'sb-hit sb:pointer-coarse:size-control-lg',
          )}
        >
          <X data-slot="tag-remove-icon" size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}

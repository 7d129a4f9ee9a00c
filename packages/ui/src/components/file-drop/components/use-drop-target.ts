import { useState, type DragEvent } from 'react';

export interface DropTarget {
  /** Something is dragged over it. */
  over: boolean;
  handlers: Record<'onDragEnter' | 'onDragLeave' | 'onDragOver' | 'onDrop', (event: DragEvent) => void>;
}

/** An element that takes dropped files. Text that is dragged onto a text field inside it is left to the field. */
export function useDropTarget(inert: boolean, onTake: (files: readonly File[]) => void): DropTarget {
  const [over, setOver] = useState(false);
  const handleEnter = (event: DragEvent): void => {
    if (!isForField(event)) setOver(!inert);
  };
  const handleLeave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const handleOver = (event: DragEvent): void => {
    if (!isForField(event)) event.preventDefault();
  };
  const handleDrop = (event: DragEvent): void => {
    setOver(false);
    if (isForField(event)) return;
    event.preventDefault();
    if (!inert) onTake([...event.dataTransfer.files]);
  };
  return { over, handlers: { onDragEnter: handleEnter, onDragLeave: handleLeave, onDragOver: handleOver, onDrop: handleDrop } };
}

const isForField = ({ target, dataTransfer }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type !== 'file' && !dataTransfer.types.includes('Files');

import { createElement, use, type ComponentType, type ReactNode } from 'react';

export interface Lazily<P extends object> {
  /** Loads the code. Awaited beforehand, e.g. in the loader of a screen, it lets the component render without a fallback. */
  load(): Promise<void>;
  Component(props: P): ReactNode;
}

/** Code that is fetched on first use. Until a failure the promise is the same each time, so that `use` can read it. */
export function loadOnce<T>(fetchCode: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= track(fetchCode(), () => {
      // The next attempt loads again.
      pending = null;
    });
    return pending;
  };
}

/** Lazily loaded component. Unlike `React.lazy` it can be awaited before rendering. */
export function lazily<P extends object>(fetchComponent: () => Promise<ComponentType<P>>): Lazily<P> {
  const fetchOnce = loadOnce(fetchComponent);
  const load = async (): Promise<void> => {
    await fetchOnce();
  };
  const Component = (props: P): ReactNode => createElement(use(fetchOnce()), props);
  loadOf.set(Component, load);
  return { load, Component };
}

const loadOf = new WeakMap<object, () => Promise<void>>();

/** Loads the code of a lazy component; awaited before it is shown, so that it renders without a gap. */
export async function loadCode(component: object | undefined): Promise<void> {
  if (component) await loadOf.get(component)?.();
}

/** Stores the outcome on the promise, which `use` reads first, so that resolved values render without suspending. */
function track<T>(promise: Promise<T>, onFailure: () => void): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => {
      void Object.assign(promise, { status: 'rejected', reason });
      onFailure();
    },
  );
  return promise;
}

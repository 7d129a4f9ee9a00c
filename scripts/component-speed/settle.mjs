/**
 * Init script of a page. `seaberry.settle()` does at once all that the page still has to do (work that React has put off, sizes reported to
 * observers, the next animation frame) and ends with the layout, so that a measurement holds neither less nor the idle time between frames.
 */
export function withSettle() {
  /** A callback that asks for the next frame each time is an animation, not work that ends. */
  const FRAMES = 3;
  const TURNS = 50;
  const tasks = [];
  const frames = new Map();
  const observers = new Set();
  const later = globalThis.setTimeout.bind(globalThis);

  const runTasks = () => {
    const ran = tasks.length > 0;
    while (tasks.length > 0) tasks.shift()();
    return ran;
  };
  const runFrames = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const frame of due) frame(performance.now());
    return due.length > 0;
  };

  // React's scheduler prefers it to a message channel.
  globalThis.setImmediate = (task) => {
    tasks.push(task);
    later(runTasks);
  };
  let last = 0;
  globalThis.requestAnimationFrame = (frame) => {
    last += 1;
    const id = last;
    frames.set(id, frame);
    later(() => {
      if (frames.delete(id)) frame(performance.now());
    }, 16);
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => void frames.delete(id);

  globalThis.ResizeObserver = class {
    constructor(callback) {
      this.callback = callback;
      this.sizes = new Map();
    }
    observe(element) {
      this.sizes.set(element, '');
      observers.add(this);
      later(() => this.report());
    }
    unobserve(element) {
      this.sizes.delete(element);
    }
    disconnect() {
      this.sizes.clear();
      observers.delete(this);
    }
    report() {
      const changed = [];
      for (const [target, known] of this.sizes) {
        if (!target.isConnected) continue;
        const { width, height } = target.getBoundingClientRect();
        const size = `${width} ${height}`;
        if (size === known) continue;
        this.sizes.set(target, size);
        const box = [{ inlineSize: width, blockSize: height }];
        changed.push({ target, contentRect: new DOMRect(0, 0, width, height), borderBoxSize: box, contentBoxSize: box });
      }
      if (changed.length > 0) this.callback(changed, this);
      return changed.length > 0;
    }
  };

  async function settle() {
    let frameCount = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      await Promise.resolve();
      let more = runTasks();
      if (!more && frameCount < FRAMES && frames.size > 0) {
        frameCount += 1;
        more = runFrames();
      }
      if (!more) {
        document.body.getBoundingClientRect();
        for (const observer of observers) more = observer.report() || more;
      }
      if (!more) return;
    }
  }
  globalThis.seaberry = { settle };
}

import type { Point } from '@stammtisch/domain/room/table-place';
import { pan, pinch, toRoom, zoom, type Viewport } from '../plan/viewport.ts';
import {
  previewGesture,
  startGesture,
  type Gesture,
  type Preview,
  type Scene,
  type Tool,
} from './gesture.ts';

/** What the pointers are about, asked anew at each move. */
export interface PointerScene extends Scene {
  tool: Tool;
  view: Viewport;
}

export interface PointerCallbacks {
  scene: () => PointerScene | undefined;
  onView: (change: (view: Viewport) => Viewport) => void;
  onSelect: (ids: ReadonlySet<string>) => void;
  onPreview: (preview: Preview) => void;
  /** The gesture is over; `undefined`: it was given up. */
  onDone: (preview: Preview | undefined) => void;
  /** A click with a tool other than the select tool, in centimetres. */
  onClick: (tool: Exclude<Tool, 'select'>, at: Point) => void;
}

interface Down {
  start: Point;
  now: Point;
  isFinger: boolean;
}

/** Pixels that a hand may tremble before a press becomes a move. */
const tremble = { mouse: 3, finger: 9 };

/** Reads mouse, pen and fingers above the canvas: one acts with the tool, two move the room. */
export class Pointers {
  readonly #element: HTMLElement;
  readonly #callbacks: PointerCallbacks;
  readonly #down = new Map<number, Down>();
  readonly #listening = new AbortController();
  #gesture: Gesture | undefined;
  #hasMoved = false;
  #preview: Preview | undefined;

  constructor(element: HTMLElement, callbacks: PointerCallbacks) {
    this.#element = element;
    this.#callbacks = callbacks;
    const { signal } = this.#listening;
    element.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    element.addEventListener('pointermove', (event) => this.#move(event), { signal });
    element.addEventListener('pointerup', (event) => this.#release(event), { signal });
    element.addEventListener('pointercancel', (event) => this.#drop(event), { signal });
    element.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
  }

  /** Gives up what is going on: Escape. Answers whether there was anything. */
  cancel(): boolean {
    if (!this.#gesture) return false;
    this.#end(undefined);
    return true;
  }

  close(): void {
    this.#listening.abort();
  }

  #place(event: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #press(event: PointerEvent): void {
    const scene = this.#callbacks.scene();
    if (!scene) return;
    this.#element.setPointerCapture(event.pointerId);
    const at = this.#place(event);
    const isFinger = event.pointerType === 'touch';
    this.#down.set(event.pointerId, { start: at, now: at, isFinger });
    this.#hasMoved = false;
    if (this.#down.size > 1) {
      // The second finger: what the first began was the start of a pinch.
      if (this.#gesture) this.#end(undefined);
      this.#hasMoved = true;
      return;
    }
    if (event.button === 1) this.#gesture = { kind: 'pan' };
    if (event.button !== 0 || scene.tool !== 'select') return;
    const touch = {
      at: toRoom(scene.view, at),
      isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
      isFinger,
    };
    const { gesture, selection } = startGesture(scene, touch);
    this.#gesture = gesture;
    this.#callbacks.onSelect(selection);
  }

  #move(event: PointerEvent): void {
    const down = this.#down.get(event.pointerId);
    const scene = this.#callbacks.scene();
    if (!down || !scene) return;
    const before = down.now;
    const fingers = [...this.#down.values()];
    const from = fingers.map(({ now }) => now);
    down.now = this.#place(event);
    const limit = tremble[down.isFinger ? 'finger' : 'mouse'];
    const way = Math.hypot(down.now.x - down.start.x, down.now.y - down.start.y);
    if (!this.#hasMoved && way < limit) return;
    this.#hasMoved = true;
    if (this.#down.size > 1) {
      const to = fingers.map(({ now }) => now);
      const [first, second, third, fourth] = [from[0], from[1], to[0], to[1]];
      if (first && second && third && fourth) {
        this.#callbacks.onView((view) => pinch(view, [first, second], [third, fourth]));
      }
      return;
    }
    const isPan = this.#gesture?.kind === 'pan' || (down.isFinger && scene.tool !== 'select');
    if (isPan) {
      const by = { x: down.now.x - before.x, y: down.now.y - before.y };
      this.#callbacks.onView((view) => pan(view, by));
      return;
    }
    if (!this.#gesture) return;
    const at = toRoom(scene.view, down.now);
    this.#preview = previewGesture(this.#gesture, scene, { at, isFree: event.altKey });
    this.#callbacks.onPreview(this.#preview);
  }

  #release(event: PointerEvent): void {
    const down = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    const scene = this.#callbacks.scene();
    if (!down || !scene) return;
    if (this.#gesture) this.#end(this.#preview);
    else if (!this.#hasMoved && scene.tool !== 'select' && event.button === 0) {
      this.#callbacks.onClick(scene.tool, toRoom(scene.view, down.now));
    }
  }

  #drop(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#gesture) this.#end(undefined);
  }

  #end(preview: Preview | undefined): void {
    this.#gesture = undefined;
    this.#preview = undefined;
    this.#callbacks.onDone(preview);
  }

  /** The wheel moves the room; with Ctrl, as a pinch on a touchpad says it, it zooms. */
  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.#place(event);
    if (event.ctrlKey || event.metaKey) {
      this.#callbacks.onView((view) => zoom(view, Math.exp(-event.deltaY / 200), at));
      return;
    }
    const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
    this.#callbacks.onView((view) => pan(view, { x: -x, y: -y }));
  }
}

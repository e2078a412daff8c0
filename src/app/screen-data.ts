import type { MessageDescriptor } from '@lingui/core'
import type { PageShape } from '#src/patterns/pending-page.tsx'
import type { Layout, RouteName } from './route-map.ts'

/** The six parts of the frame that a route switches [ROU-04]. */
export interface FrameFlags {
  header: boolean
  logo: boolean
  notificationIcon: boolean
  /** The way into all menus: the magnifier of a hub's bar (docs/decisions/030-frame-flags.md). */
  menuBar: boolean
  bottomNavigation: boolean
  backButton: boolean
}

/** The page's pattern, or a page that is none; decides the usual flags and the shape shown while the page loads. */
export type FrameKind = PageShape | 'entry' | 'error'

/** What is known of a screen before any of its code is loaded: the static data of its route. */
export interface ScreenData extends FrameFlags {
  name: RouteName | 'notFound'
  /** Opens without sign-in [ROU-02]. */
  public: boolean
  layout: Layout
  kind: FrameKind
  /** The page's name: document title and, where the screen gives no other, the bar's title. */
  title: MessageDescriptor
  /** Areas whose English words the screen needs; `app` is always there [LNG-02]. */
  words: readonly AreaName[]
}

/** Folders of src/areas that have a catalogue. */
export type AreaName =
  | 'account' | 'battles' | 'care' | 'challenges' | 'checkup' | 'coach' | 'devices' | 'events' | 'exercise' | 'goals' | 'green' | 'home'
  | 'join' | 'meal' | 'orders' | 'purse' | 'records' | 'reports' | 'start' | 'support'

const deeper: FrameFlags = { header: true, logo: false, notificationIcon: false, menuBar: false, bottomNavigation: false, backButton: true }

const usual: Record<FrameKind, FrameFlags> = {
  hub: { header: true, logo: true, notificationIcon: true, menuBar: true, bottomNavigation: true, backButton: false },
  menu: { header: true, logo: false, notificationIcon: false, menuBar: false, bottomNavigation: true, backButton: false },
  list: deeper,
  detail: deeper,
  graph: deeper,
  form: deeper,
  flow: deeper,
  survey: deeper,
  result: deeper,
  settings: deeper,
  error: deeper,
  entry: { header: false, logo: true, notificationIcon: false, menuBar: false, bottomNavigation: false, backButton: false },
}

type ScreenOptions = Pick<ScreenData, 'name' | 'kind' | 'title'> &
  Partial<FrameFlags & Pick<ScreenData, 'public' | 'layout' | 'words'>>

/**
 * The static data of a route file. What is left out follows the screen's kind; sign-in is needed unless `public`.
 *
 * `staticData: screen({ name: 'healthlogWeightRecord', kind: 'graph', layout: 'main', title: msg`체중`, words: ['records'] })`
 */
export function screen({ name, kind, title, ...rest }: ScreenOptions): ScreenData {
  return { ...usual[kind], name, kind, title, public: false, layout: 'default', words: [], ...rest }
}

declare module '@tanstack/react-router' {
  // Declared by the router for exactly this; every route file then has to give its flags or none.
  interface StaticDataRouteOption extends Partial<ScreenData> {}
}

/** The screen data of a route match; undefined for matches without one (the root). */
export function screenOf(match: { staticData: Partial<ScreenData> } | undefined): ScreenData | undefined {
  const data = match?.staticData
  return data?.name === undefined ? undefined : (data as ScreenData) // a name is only ever set by screen(), which sets the rest
}

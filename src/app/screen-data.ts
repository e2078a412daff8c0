import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
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
  name: RouteName
  /** Opens without sign-in [ROU-02]. */
  public: boolean
  layout: Layout
  kind: FrameKind
  /** The page's name: document title and, where the screen gives no other, the bar's title. */
  title: MessageDescriptor
  /** What searches the whole app, over any screen: the screen of all places brings it (chrome/use-search.tsx). */
  search?: () => Promise<{ SearchOverlay: ComponentType<SearchOverlayProps> }>
  /** What stands beside the column of every main place on a desk: home brings it (chrome/desk-sides.tsx). */
  sides?: Sides
}

/** What stands beside the column. */
export type Sides = () => Promise<{ DesktopSides: ComponentType }>

export interface SearchOverlayProps {
  /** What stands in the field at first. */
  word: string
  onClose: () => void
}

const deeper: FrameFlags = {
  header: true,
  logo: false,
  notificationIcon: false,
  menuBar: false,
  bottomNavigation: false,
  backButton: true,
}

const usual: Record<FrameKind, FrameFlags> = {
  hub: { header: true, logo: true, notificationIcon: true, menuBar: true, bottomNavigation: true, backButton: false },
  menu: {
    header: true,
    logo: false,
    notificationIcon: false,
    menuBar: false,
    bottomNavigation: true,
    backButton: false,
  },
  list: deeper,
  detail: deeper,
  graph: deeper,
  form: deeper,
  flow: deeper,
  survey: deeper,
  result: deeper,
  settings: deeper,
  error: deeper,
  entry: {
    header: false,
    logo: true,
    notificationIcon: false,
    menuBar: false,
    bottomNavigation: false,
    backButton: false,
  },
}

interface ScreenOptions
  extends Pick<ScreenData, 'kind' | 'title'>, Partial<FrameFlags>, Pick<ScreenData, 'search' | 'sides'> {
  /**
   * The row of the address in route-map.ts, usual values left out. No route file gives it: it is put in while building
   * (scripts/lib/mapped-routes.ts). Made-up screens of tests do.
   */
  entry?: Pick<ScreenData, 'name'> & Partial<Pick<ScreenData, 'public' | 'layout'>>
}

/**
 * The static data of a route file: what only this screen can say. Flags that are left out follow the screen's kind.
 *
 * `staticData: screen({ kind: 'graph', title: msg`체중` })`
 */
export function screen({ kind, title, entry = { name: 'notFound' }, ...flags }: ScreenOptions): ScreenData {
  return { ...usual[kind], kind, title, public: false, layout: 'default', ...entry, ...flags }
}

declare module '@tanstack/react-router' {
  // Declared by the router for exactly this; every route file then has to give its flags or none.
  interface StaticDataRouteOption extends Partial<ScreenData> {}
}

/** The screen data of a route match; undefined for matches without one (the root). */
export function screenOf(match: { staticData: Partial<ScreenData> } | undefined): ScreenData | undefined {
  const data = match?.staticData
  // a name is only ever set by screen(), which sets the rest
  return data?.name === undefined ? undefined : (data as ScreenData)
}

import type { Page } from '@playwright/test'
import type { Backend } from '../../tests/support/backend.ts'
import { fillSignIn, open, settled, signInForm } from '../../tests/support/app.ts'

/** What a view may use while it gets its screen to look as the board's. */
export type Stage = {
  page: Page
  backend: Backend
  /** Sets the clock of server and page. */
  at: (time: string) => Promise<void>
  /** Signs in as a member of the seed; the home screen stands afterwards. */
  signIn: (username?: string) => Promise<void>
}

export type View = {
  /** The board's picture, without `.png`. */
  name: string
  /** Where it lies among the design, for a board of an area; else among its screens. */
  board?: string
  /** The time on the board's status bar. */
  time: string
  /** Where ours comes from: the running app, or the story that drew it before its screen was there. */
  from: { app: (stage: Stage) => Promise<void> } | { story: string }
  /** Pixels the page is scrolled by, where the board's is. */
  scroll?: number
  /** Not a phone: the size of the window, without safe areas. */
  window?: { width: number; height: number }
}

const PASSWORD = 'hansang-demo!1'

/** Signs in on the entry page and waits for the home screen. */
export async function signInAs(page: Page, username: string): Promise<void> {
  await open(page, '/login')
  await fillSignIn(page, { username, password: PASSWORD })
  await page.waitForURL(/#\/main/)
  await settled(page)
  await page.getByRole('heading', { level: 2, name: /^(오늘|내일) / }).waitFor()
}

const screen =
  (path: string) =>
  async ({ page, signIn }: Stage) => {
    await signIn()
    await open(page, path)
    await settled(page)
  }

const home = screen('/main')
const menu = screen('/menu/todayMenu')

/** The board's finger lies on a week ago. */
async function weight(stage: Stage): Promise<void> {
  await screen('/healthlog/WeightRecord')(stage)
  await stage.page.getByRole('slider', { name: '날짜 고르기' }).tap({ position: { x: 232, y: 90 } })
}

async function login({ page }: Stage): Promise<void> {
  await open(page, '/login')
  await settled(page)
  const form = signInForm(page)
  await form.username.fill('haneul.kim')
  await form.password.fill('hansang2026')
}

async function weightSheet(stage: Stage): Promise<void> {
  await weight(stage)
  await stage.page.getByRole('button', { name: '체중 기록하기' }).click()
  const sheet = stage.page.getByRole('dialog')
  await sheet.getByRole('button', { name: '한 글자 지우기' }).click()
  await sheet.getByRole('button', { name: '1', exact: true }).click()
}

async function empty({ page, signIn }: Stage): Promise<void> {
  await signIn('saebyeok')
  await open(page, '/healthlog/WeightRecord')
  await settled(page)
}

async function failed({ page, backend, signIn }: Stage): Promise<void> {
  await signIn()
  await backend.play({ name: '500', username: 'haneul', times: 'always', path: '/api/menu' })
  await open(page, '/menu/todayMenu')
  await page.getByRole('button', { name: '다시 시도' }).waitFor()
}

async function waiting({ page, backend, signIn }: Stage): Promise<void> {
  await signIn()
  await backend.play({ name: 'slow', username: 'haneul', times: 'always', path: '/api', ms: 20_000 })
  await page.reload()
  await page.locator('[aria-busy=true]').first().waitFor()
}

async function offline({ page, at, signIn }: Stage): Promise<void> {
  await at('11:20')
  await signIn()
  await page.context().setOffline(true)
  await at('11:24')
  await page.getByText('인터넷이 끊겼어요').waitFor()
}

const board: View[] = [
  { name: 'login', time: '7:58', from: { app: login } },
  { name: 'home', time: '11:24', from: { app: home } },
  { name: 'home-scrolled', time: '11:24', from: { app: home }, scroll: 721 },
  { name: 'home-dark', time: '11:24', from: { app: home } },
  { name: 'home-scrolled-dark', time: '11:24', from: { app: home }, scroll: 721 },
  { name: 'menu', time: '11:26', from: { app: menu } },
  { name: 'menu-scrolled', time: '11:26', from: { app: menu }, scroll: 452 },
  { name: 'meal', time: '15:42', from: { story: 'board-meal-record--meal-record' } },
  { name: 'meal-scrolled', time: '15:42', from: { story: 'board-meal-record--meal-record' }, scroll: 581 },
  { name: 'weight', time: '21:38', from: { app: weight } },
  { name: 'weight-dark', time: '21:38', from: { app: weight } },
  { name: 'weight-sheet', time: '21:38', from: { app: weightSheet } },
  { name: 'weight-sheet-dark', time: '21:38', from: { app: weightSheet } },
  { name: 'health-age', time: '21:04', from: { story: 'board-health-age--health-age' } },
  { name: 'health-age-scrolled', time: '21:04', from: { story: 'board-health-age--health-age' }, scroll: 431 },
  { name: 'health-age-dark', time: '21:04', from: { story: 'board-health-age--health-age' } },
  { name: 'health-age-scrolled-dark', time: '21:04', from: { story: 'board-health-age--health-age' }, scroll: 431 },
  { name: 'challenge', time: '12:52', from: { story: 'board-challenge--challenge' } },
  { name: 'challenge-scrolled', time: '12:52', from: { story: 'board-challenge--challenge' }, scroll: 581 },
  { name: 'state-empty', time: '8:05', from: { app: empty } },
  { name: 'state-error', time: '11:31', from: { app: failed } },
  { name: 'state-loading', time: '11:24', from: { app: waiting } },
  { name: 'state-offline', time: '11:24', from: { app: offline } },
  { name: 'state-dialog-toast', time: '11:27', from: { story: 'board-dialog-and-toasts--dialog-and-toasts' } },
  { name: 'desktop', time: '11:24', from: { app: home }, window: { width: 836, height: 844 } },
]

/** A screen of the meals, named as on the area's own board. */
const meals = (name: string, path: string, time = '20:10'): View => ({
  name: `meals-${name}`,
  board: `areas/meals/${name}`,
  time,
  from: { app: screen(path) },
})

const areas: View[] = [
  meals('day', '/healthlog/mealRecord'),
  meals('day-dark', '/healthlog/mealRecord'),
  meals('days', '/diary/diaryList'),
  meals('search', '/healthlog/mealRecordWrite?meal=3'),
  meals('amount', '/healthlog/mealRecordSearchDetail?meal=3&foodId=F000412'),
  meals('review', '/meal/review'),
  meals('takehome', '/meal/takeHomeList', '13:20'),
  meals('alcohol', '/diary/alcoholRegi?day=20261113'),
  meals('coach', '/coach/mealBoard', '15:40'),
  meals('report', '/coach/meal-pattern'),
  meals('type', '/menu/eatingType'),
  meals('allergy', '/mypage/alerge', '11:24'),
]

export const views: readonly View[] = [...board, ...areas]

export const isDark = ({ name }: View): boolean => name.endsWith('-dark')

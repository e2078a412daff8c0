/**
 * The reference pages, as source texts: each is the least that uses its libraries for what they are there for (a route,
 * a query, a typed call, a machine, a message, a schema), so that nothing can be shaken out and nothing is added.
 */

const FIELD = 'width: 100%; box-sizing: border-box; height: 56px; border: 0; border-radius: 16px; padding: 0 16px'
const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fafaf8; color: #22201c }
  main { max-width: 430px; margin: 0 auto; padding: 96px 28px }
  label { display: block; margin-top: 16px }
  input { display: block; ${FIELD}; font: inherit }
  button { width: 100%; height: 56px; margin-top: 24px; border: 0; border-radius: 16px; background: #1f6b4a; color: #fff; font: inherit }`

const html = (body: string, script: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>한상</title><meta name="description" content="오늘도 든든하게, 한 상 차려 드릴게요"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${body}${script}</body></html>`

const libraryPage = html('<div id="root"></div>', '<script type="module" src="./main.tsx"></script>')

const FLOOR = `
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createHashHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider,
} from '@tanstack/react-router'
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { assign, fromPromise, setup } from 'xstate'
import { useMachine } from '@xstate/react'
import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import * as v from 'valibot'

type Paths = { '/session': { get: { responses: { 200: { content: { 'application/json': { data: string } } } } } } }
const client = createClient<Paths>({ baseUrl: '/' })
client.use({ onRequest: ({ request }) => request, onResponse: ({ response }) => response })
i18n.load('ko', { title: '로그인', name: '아이디', word: '비밀번호' })
i18n.activate('ko')
const Search = v.object({ error: v.optional(v.picklist(['dupLogin'])) })
const session = setup({
  types: {} as { context: { tries: number }; events: { type: 'sign.in' } | { type: 'sign.out' } },
  actors: { refresh: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  initial: 'out',
  context: { tries: 0 },
  states: {
    out: { on: { 'sign.in': { target: 'busy', actions: assign({ tries: ({ context }) => context.tries + 1 }) } } },
    busy: { invoke: { src: 'refresh', onDone: 'in', onError: 'out' } },
    in: { on: { 'sign.out': 'out' } },
  },
})
const queries = new QueryClient()

function Login() {
  const { _ } = useLingui()
  const [snapshot, send] = useMachine(session)
  const [name, setName] = useState('')
  const again = useQuery({
    queryKey: ['session'],
    queryFn: () => client.GET('/session'),
    enabled: snapshot.context.tries > 5,
  })
  const save = useMutation({ mutationFn: async () => send({ type: 'sign.in' }) })
  return (
    <main data-screen="login">
      <h1>{_('title')}</h1>
      <label>{_('name')}<input value={name} onChange={(event) => setName(event.target.value)} /></label>
      <label>{_('word')}<input type="password" /></label>
      <button aria-busy={again.isFetching} onClick={() => save.mutate()}>{_('title')}</button>
      EXTRA_VIEW
      <Link to="/other">다음</Link>
    </main>
  )
}
EXTRA_CODE
const root = createRootRoute({ component: () => <Outlet /> })
const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: Login,
  validateSearch: (search) => v.parse(Search, search),
})
const other = createRoute({ getParentRoute: () => root, path: '/other' }).lazy(() =>
  import('./other.tsx').then((module) => module.Route),
)
const router = createRouter({ routeTree: root.addChildren([login, other]), history: createHashHistory() })
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}><RouterProvider router={router} /></QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
`
const EXTRA_CODE = `
import { Dialog } from '@base-ui/react/dialog'
import { Toast } from '@base-ui/react/toast'
function Toasts() {
  const { toasts, add } = Toast.useToastManager()
  return (<>
    <button onClick={() => add({ title: '저장했어요' })}>알림</button>
    <Toast.Viewport>
      {toasts.map((toast) => <Toast.Root key={toast.id} toast={toast}><Toast.Title /></Toast.Root>)}
    </Toast.Viewport>
  </>)
}
`
const EXTRA_VIEW = `<Dialog.Root><Dialog.Trigger>열기</Dialog.Trigger><Dialog.Portal><Dialog.Backdrop />
<Dialog.Popup><Dialog.Title>제목</Dialog.Title>
<Dialog.Close>닫기</Dialog.Close></Dialog.Popup></Dialog.Portal></Dialog.Root><Toast.Provider><Toasts /></Toast.Provider>`

const OTHER = `
import { createLazyRoute, Link } from '@tanstack/react-router'
export const Route = createLazyRoute('/other')({
  component: () => <main data-screen="other"><h1>다음</h1><Link to="/">로그인</Link></main>,
})
`

const VANILLA = html(
  `<main data-screen="login"><h1>오늘도 든든하게<br>한 상 차려 드릴게요</h1><form><label>아이디<input name="username" autocomplete="username"></label>
<label>비밀번호<input type="password" name="password" autocomplete="current-password"></label><button>로그인</button></form>
<p><a href="#/other">다음</a></p></main>`,
  '<script type="module" src="./main.ts"></script>',
)
const VANILLA_CODE = `
const main = document.querySelector('main') as HTMLElement
const login = main.innerHTML
const other =
  '<h1>다음</h1><ul>' +
  Array.from({ length: 8 }, (_, index) => '<li><h2>식단 ' + index + '</h2><p>637 kcal</p></li>').join('') +
  '</ul><p><a href="#/">로그인</a></p>'
addEventListener('hashchange', () => {
  const away = location.hash === '#/other'
  main.innerHTML = away ? other : login
  main.dataset.screen = away ? 'other' : 'login'
  scrollTo(0, 0)
})
`

export const pages = {
  f1: {
    'index.html': libraryPage,
    'main.tsx': FLOOR.replace('EXTRA_VIEW', '').replace('EXTRA_CODE', ''),
    'other.tsx': OTHER,
  },
  f2: {
    'index.html': libraryPage,
    'main.tsx': FLOOR.replace('EXTRA_VIEW', EXTRA_VIEW).replace('EXTRA_CODE', EXTRA_CODE),
    'other.tsx': OTHER,
  },
  vanilla: { 'index.html': VANILLA, 'main.ts': VANILLA_CODE },
} satisfies Record<string, Record<string, string>>

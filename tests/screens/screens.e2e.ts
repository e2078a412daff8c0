import { builtRoutes } from '../support/routes.ts'
import { seoulToday } from '../support/clock.ts'
import { expect, test as base } from '../support/test.ts'
import { addressesOf, said, visit } from './visit.ts'
import { LANGUAGES, MEMBERS, Visitor, type Language, type Who } from './visitor.ts'

/** Everybody's page is opened once a worker and goes from screen to screen: opening one takes longer than a visit. */
const test = base.extend<object, { visitor: (who: Who, language: Language) => Promise<Visitor> }>({
  visitor: [
    async ({ browser, backend }, provide) => {
      const now = seoulToday('11:24')
      await backend.setClock(now)
      const open = new Map<string, Promise<Visitor>>()
      await provide((who, language) => {
        const visitor = open.get(`${who} ${language}`) ?? Visitor.open(browser, backend, { who, language, now })
        open.set(`${who} ${language}`, visitor)
        return visitor
      })
      for (const visitor of open.values()) await (await visitor).close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// Nobody's token runs out while a worker is at it.
test.use({ tokenSeconds: 6 * 3600 })

for (const route of builtRoutes()) {
  const everybody: readonly Who[] = route.public ? ['nobody', ...MEMBERS] : MEMBERS

  test(`${route.path} is in order for everybody [PRD-02] [LNG-02]`, async ({ visitor }) => {
    const seen = new Set<string>()
    const findings = new Map<string, string[]>()
    const fullest = new Map<Language, { one: Visitor; address: string; rows: number }>()
    let visits = 0
    for (const who of everybody) {
      // Both languages side by side: while one page waits the other is looked at.
      const visiting = LANGUAGES.map(async (language) => {
        const one = await visitor(who, language)
        for (const address of await addressesOf(one, route)) {
          const rows = await visit(one, address, { tight: false, seen, findings })
          const most = fullest.get(language)
          // A page that opens without sign-in leads members elsewhere.
          if ((who === 'nobody') === route.public && (!most || rows > most.rows)) fullest.set(language, { one, address, rows })
          visits += 1
        }
      })
      await Promise.all(visiting)
    }
    // Small windows and large text, once in each language: as whoever sees most there.
    await Promise.all([...fullest.values()].map(({ one, address }) => visit(one, address, { tight: true, seen, findings })))
    expect(said(findings)).toEqual([])
    expect(visits, 'nobody has a link to this screen: see tests/screens/examples.ts').toBeGreaterThan(0)
  })
}

import { badTexts, unsaidWords } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'
import { Visitor } from './visitor.ts'

// What the visits of all screens rely on: that something wrong is found, and that nothing else is.

test('a text that is cut or under 12 px is found; what scrolls, folds away or has its whole elsewhere is not', async ({
  page,
  now: _now,
}) => {
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 20px; font: 16px/1.4 sans-serif }
      .box { width: 60px; overflow: hidden; white-space: nowrap }
      .dots { text-overflow: ellipsis }
      .clamp { width: 60px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
      .low { height: 8px; overflow: hidden }
      .scroll { width: 60px; overflow-x: auto; white-space: nowrap }
      .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
      .folded { height: 0; overflow: hidden }
      .out { position: absolute; left: -20px }
    </style>
    <p class="box">wrong: longer than its box</p>
    <p class="box dots">wrong: ends in three dots</p>
    <p class="low">wrong: half its height</p>
    <p class="clamp">wrong: two of the lines of a text that has four of them</p>
    <p class="out">wrong: out at the left</p>
    <p style="font-size: 11px">wrong: small</p>
    <svg width="100" height="20" viewBox="0 0 200 40"><text y="20" font-size="20">wrong: small as drawn</text></svg>
    <p class="box"><b style="position: absolute">placed: over the box, not in it</b></p>
    <p class="box dots" title="right: the whole stands in its title">right: the whole stands in its title</p>
    <a href="#whole" class="clamp">right: the first two lines of what the link opens</a>
    <p class="scroll">right: longer than its box, which scrolls</p>
    <p class="hidden">right: for screen readers</p>
    <div class="folded"><p>right: folded away</p></div>
    <p style="visibility: hidden" class="box">right: seen by nobody</p>`)
  const found = await page.evaluate(badTexts)
  expect(found.map((text) => /“(.*?)”/.exec(text)?.[1])).toEqual([
    'wrong: longer than its box',
    'wrong: ends in three dots',
    'wrong: half its height',
    'wrong: two of the lines of a text that has four of them',
    'wrong: out at the left',
    'wrong: small',
    'wrong: small as drawn',
  ])
})

test('a control whose words are not whole in its name is found [WCAG 2.5.3]', async ({ page, now: _now }) => {
  await page.setContent(`<!doctype html>
    <style>.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }</style>
    <button aria-label="11월 24일 화요일">wrong 화<b>24</b></button>
    <button aria-label="wrong comment, delete">wrong remove</button>
    <a href="#a" aria-labelledby="named">wrong link</a><p id="named">right link</p>
    <label>wrong field <input aria-label="another"></label>
    <button>right <span aria-hidden="true">wrong 3</span></button>
    <button aria-label="right 화 24, 11월 24일">right 화<b>24</b></button>
    <button aria-label="right: CLOSE, now">Right – close</button>
    <button aria-label="three quarters">¾ ×</button>
    <button aria-label="a picture"><svg></svg><span class="hidden">right: heard only</span></button>
    <button>right <span role="img" aria-label="3 new">3</span><span class="hidden">and more</span></button>
    <label>right field <input></label>
    <label><input aria-label="right weight"> kg</label>
    <div role="slider" tabindex="0" aria-label="right" aria-valuenow="2">2 servings</div>`)
  const found = await page.evaluate(unsaidWords)
  expect(found.map((text) => /“(.*?)”/.exec(text)?.[1])).toEqual([
    'wrong 화 24',
    'wrong remove',
    'wrong link',
    'wrong field',
    'right wrong 3',
  ])
})

test('a page that complains is heard, and Korean that the server said is not ours', async ({
  browser,
  backend,
  now,
}) => {
  const visitor = await Visitor.open(browser, backend, { who: 'haneul', language: 'en', now })
  await visitor.go('/mypage/rest-manage')
  expect(visitor.complaints()).toEqual([])
  await visitor.page.evaluate(async () => {
    console.warn('a warning')
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">against the policy</p>')
    await fetch('/api/no/such/call')
  })
  await expect
    .poll(() => visitor.complaints().map((text) => text.slice(0, 30)))
    .toEqual(['console warning: a warning', expect.stringContaining('console error'), 'GET /api/no/such/call answered'])
  // A restaurant, a restaurant with our word, our word.
  expect(visitor.ours(['한빛타워점', '한빛타워 · 본관 · 지하 1층', '한빛타워점으로', '식당 고르기'])).toEqual([
    '한빛타워점으로',
    '식당 고르기',
  ])
  await visitor.close()
})

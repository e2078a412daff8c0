import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../lib/run.ts'
import type { Leftover } from '../open-writes.ts'
import { BLOCKS, VERDICTS, type Verdict } from '../verdict.ts'
import type { Group, Report, ReportRow } from './build.ts'
import { badge, code, findingHtml } from './finding-html.ts'
import { html, raw, type Markup } from './markup.ts'
import { nameOf } from './operation-names.ts'
import { areaName, BLOCK_WORDS, LEVEL_WORDS, plain, reasonOf, settingWords, titleOf, VERDICT_WORDS } from './words.ts'

// Over 400 lines: the page stands here part by part in the order in which it is read.

const ours = (file: string) => raw(readFileSync(join(import.meta.dirname, file), 'utf8'))

/**
 * The report as one page for testers: summary, what to do, what changed, areas, findings, what could not be looked at.
 */
export function htmlReport(report: Report): string {
  const tokens = raw(readFileSync(join(ROOT, 'src', 'styles', 'tokens.css'), 'utf8'))
  const page = html`<!doctype html>
    <html lang="ko" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${headline(report).plain} · 한상 계약 점검</title>
        <style>
          ${tokens}
          ${ours('report.css')}
        </style>
        <script>
          ${ours('report.js')}
        </script>
      </head>
      <body>
        <div class="page">
          <header class="bar">
            <b>한상<span>계약 점검 보고서</span></b
            ><button class="theme" type="button">밝게·어둡게</button>
          </header>
          <main>
            ${lead(report)} ${tiles(report)} ${todo(report)} ${leftovers(report)} ${changes(report)} ${areas(report)}
            ${findings(report)} ${blocked(report)} ${seenEmpty(report)} ${promotions(report)} ${everything(report)}
            ${words()}
          </main>
        </div>
      </body>
    </html> `
  return page.text
}

function headline({ counts, operations, nothingTested }: Report): { plain: string; markup: Markup } {
  const defects = countFindings(operations, 'defect')
  const refuted = countFindings(operations, 'assumption refuted')
  const blocked = counts.byVerdict.blocked + counts.byVerdict['seen empty']
  const [untested] = nothingTested?.ko.split(':') ?? []
  if (untested) return { plain: untested, markup: html`<em>${untested}</em>` }
  if (defects > 0)
    return {
      plain: `서버를 고칠 곳이 ${defects}곳 있어요`,
      markup: html`서버를 고칠 곳이 <em>${defects}곳</em> 있어요`,
    }
  if (refuted > 0)
    return {
      plain: `서버 결함은 없고, 짐작이 틀린 곳이 ${refuted}곳 있어요`,
      markup: html`서버 결함은 없고,<br />짐작이 틀린 곳이 <em>${refuted}곳</em> 있어요`,
    }
  if (blocked > 0)
    return {
      plain: `확인한 것은 계약대로이고, ${blocked}개는 확인하지 못했어요`,
      markup: html`확인한 것은 계약대로이고,<br /><em>${blocked}개는 확인하지 못했어요</em>`,
    }
  return { plain: '확인한 모든 호출이 계약대로예요', markup: html`확인한 모든 호출이 <em>계약대로</em>예요` }
}

const countFindings = (rows: ReportRow[], verdict: Verdict) =>
  rows.flatMap((row) => row.findings).filter((finding) => finding.verdict === verdict).length
const count = (rows: ReportRow[], verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length

const MODES = { 'read-only': '읽기만 함', write: '쓰기도 함', recording: '기록을 읽음' } as const

function lead(report: Report): Markup {
  const { counts, target, at, seconds, mode, areas: chosen, recordings } = report
  const seen = counts.total - counts.byVerdict.blocked
  const empty = counts.byVerdict['seen empty']
  const time = new Intl.DateTimeFormat('ko-KR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date(at))
  const unknown =
    counts.byVerdict.blocked > 0 && ` ${counts.byVerdict.blocked}개는 확인하지 못했고, 통과로 세지 않았어요.`
  const unseen = empty > 0 && ` ${empty}개는 빈 목록만 봐서 그 안의 줄을 견주지 못했고, 이것도 통과로 세지 않았어요.`
  return html`<section class="lead" data-good="${String(counts.failed === 0 && !report.nothingTested)}">
    <h1>${headline(report).markup}</h1>
    ${
      report.nothingTested
        ? html`<p><strong>${report.nothingTested.ko.replace(/^[^:]*: /, '')}</strong></p>
            <p lang="en">${report.nothingTested.en}</p>`
        : undefined
    }
    ${report.signedInAgain && html`<p>점검 중에 로그인이 끊겨서 한 번 더 로그인했어요. 점검하는 동안 같은 계정을 다른 기기에서 쓰지 말아 주세요.</p>`}
    <p>호출 ${counts.total}개 가운데 ${seen}개를 계약과 견주었어요.${unknown}${unseen}</p>
    <dl class="facts">
      <div>
        <dt>대상</dt>
        <dd>${target}</dd>
      </div>
      <div>
        <dt>점검한 때</dt>
        <dd>${time}</dd>
      </div>
      <div>
        <dt>방법</dt>
        <dd>${MODES[mode]}</dd>
      </div>
      <div>
        <dt>걸린 시간</dt>
        <dd>${seconds.toFixed(1)}초</dd>
      </div>
      ${
        chosen.length > 0 &&
        html`<div>
          <dt>영역</dt>
          <dd>${chosen.map(areaName).join(', ')}</dd>
        </div>`
      }${
        recordings.length > 0 &&
        html`<div>
          <dt>기록</dt>
          <dd>${recordings.join(', ')}</dd>
        </div>`
      }
    </dl>
    ${report.leftOut !== null && html`<p>${report.leftOut.ko}</p>`} ${provenanceLine(report)}
  </section>`
}

const VALUE_WORDS = { answer: '응답의 값', body: '보내는 값', parameter: '주소의 값' } as const

const SEEN_WORDS = { confirmed: '맞음', refuted: '다름', notSeen: '이번에 오지 않음' } as const

/** How much of the contract stands on paper, a verdict can be no surer than that; and how much of it came, by value. */
function provenanceLine({ provenance, answerValues }: Report): Markup {
  const kinds = Object.keys(VALUE_WORDS) as (keyof typeof VALUE_WORDS)[]
  const seen = Object.keys(SEEN_WORDS) as (keyof typeof SEEN_WORDS)[]
  const { confirmed, refuted, notSeen } = answerValues.documented
  return html`<p>
      문서에 있는 응답 값 ${confirmed + refuted + notSeen}개 가운데 ${confirmed}개가 맞고, ${refuted}개가 다르고,
      ${notSeen}개는 이번에 오지 않았어요.
    </p>
    <details class="ids">
      <summary>계약의 근거를 값마다 세면</summary>
      <table class="areas">
        <thead>
          <tr>
            <th></th>
            ${LEVELS.map((level) => html`<th class="n">${LEVEL_WORDS[level]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${kinds.map(
            (kind) =>
              html`<tr>
                  <td class="name">${VALUE_WORDS[kind]}</td>
                  ${LEVELS.map((level) => html`<td class="n">${provenance[kind][level]}</td>`)}
                </tr>
                ${
                  kind === 'answer' &&
                  seen.map(
                    (one) =>
                      html`<tr>
                        <td class="name"><small>${SEEN_WORDS[one]}</small></td>
                        ${LEVELS.map((level) => html`<td class="n">${answerValues[level][one]}</td>`)}
                      </tr>`,
                  )
                }`,
          )}
        </tbody>
      </table>
    </details>`
}

const LEVELS = ['documented', 'observed', 'assumed'] as const

function tiles({ counts }: Report): Markup {
  const links: Partial<Record<Verdict, string>> = {
    blocked: '#blocked',
    'seen empty': '#empty',
    'promote to observed': '#promotions',
    holds: '#all',
  }
  return html`<nav class="tiles" aria-label="판정별 호출 수">
    ${VERDICTS.map(
      (verdict) =>
        html`<a
          class="tile v"
          data-v="${verdict}"
          data-zero="${String(counts.byVerdict[verdict] === 0)}"
          href="${links[verdict] ?? '#findings'}"
          ><span><i class="glyph"></i>${VERDICT_WORDS[verdict].name}</span
          ><strong>${counts.byVerdict[verdict]}<small>개 호출</small></strong></a
        >`,
    )}
  </nav>`
}

function todo({ operations, counts, promotions: promoted, nothingTested }: Report): Markup {
  const server = countFindings(operations, 'defect')
  const contract =
    countFindings(operations, 'assumption refuted') + countFindings(operations, 'discovered') + promoted.length
  const unknown = counts.byVerdict.blocked + counts.byVerdict['seen empty']
  const first = operations
    .flatMap(({ findings: all }) => all)
    .find(({ kind, verdict }) => verdict === 'defect' && kind === 'auth-ignored')
  const halting = nothingTested?.ko.replace(/^[^:]*: /, '').replace(/ \([^()]*\)$/, '')
  if (halting && server === 0)
    return html`<section class="card">
      <h2>지금 할 일</h2>
      <ul class="todo">
        <li><strong>${nothingTested?.owner === 'server' ? '서버 담당' : 'QA'}</strong><span>${halting}</span></li>
      </ul>
    </section>`
  const forServer =
    server === 0
      ? '고칠 것이 없어요.'
      : first
        ? html`<a href="#${first.id}">로그인하지 않아도 응답하는 호출</a>부터 고쳐 주세요.`
        : '결함을 고친 뒤 다시 점검해 주세요.'
  return html`<section class="card">
    <h2>지금 할 일</h2>
    <ul class="todo">
      <li>
        <strong>서버 담당</strong><span><b>${server}</b>건 — ${forServer}</span>
      </li>
      <li>
        <strong>계약 담당</strong
        ><span
          ><b>${contract}</b>건 —
          ${contract === 0 ? '고칠 것이 없어요.' : '틀린 짐작과 새 항목을 확인하고, 제안한 대로 계약을 고쳐 주세요.'}</span
        >
      </li>
      <li>
        <strong>QA</strong
        ><span
          ><b>${unknown}</b>건 —
          ${unknown === 0 ? '모두 확인했어요.' : '확인하지 못한 호출의 이유를 풀고, 빈 목록에는 보일 것을 넣은 뒤 다시 돌려 주세요.'}</span
        >
      </li>
    </ul>
  </section>`
}

function leftovers({ leftovers: all }: Report): Markup {
  const left = all.filter(({ setting }) => !setting)
  return html`${notPutBack(all)}${
    left.length > 0 &&
    html`<section class="card" id="leftovers">
      <h2>점검이 지우지 못한 것<small>${left.length}건</small></h2>
      <p>
        점검이 만든 시험 자료인데 지우지 못했어요. 아래 요청을 그대로 보내거나, 서버 담당에게 지워 달라고 해 주세요.
      </p>
      <ul class="rows">
        ${left.map(
          ({ operationId, made, remove }) =>
            html`<li>
              <h3>${operationId}</h3>
              ${code(made)}
              <p>지우는 요청</p>
              ${code(remove)}
            </li>`,
        )}
      </ul>
    </section>`
  }`
}

function notPutBack(left: Leftover[]): Markup | undefined {
  const settings = left.flatMap(({ setting, ...rest }) => (setting ? [{ ...rest, setting }] : []))
  if (settings.length === 0) return undefined
  return html`<section class="card" id="settings">
    <h2>점검이 되돌리지 못한 설정<small>${settings.length}건</small></h2>
    <p>
      점검이 다른 값으로 바꿔 본 회원의 설정인데 전의 값으로 돌아오지 않았어요. 앱에서 되돌리거나 아래 요청을 그대로
      보내 주세요.
    </p>
    <ul class="rows">
      ${settings.map(
        ({ operationId, setting, remove }) =>
          html`<li>
            <h3>${operationId}</h3>
            <p>${settingWords(setting).ko}</p>
            <p>되돌리는 요청</p>
            ${code(remove)}
          </li>`,
      )}
    </ul>
  </section>`
}

function changes({ changes: found, operations }: Report): Markup | undefined {
  if (!found) return undefined
  const { since, appeared, gone, verdicts } = found
  const time = new Intl.DateTimeFormat('ko-KR', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date(since))
  const byId = new Map(
    operations.flatMap((row) => row.findings.map((finding) => [finding.id, { row, finding }] as const)),
  )
  const none = appeared.length === 0 && gone.length === 0 && verdicts.length === 0
  return html`<section class="card" id="changes">
    <h2>지난 점검 뒤로 달라진 것</h2>
    <p>${time}에 한 점검과 견주었어요.${none && ' 달라진 것이 없어요.'}</p>
    <ul class="rows">
      ${folded('새로 생김', appeared, (id) => {
        const one = byId.get(id)
        return (
          one &&
          html`${badge(one.finding.verdict)} <a href="#${id}">${one.row.operationId} — ${titleOf(one.finding)}</a>`
        )
      })}
      ${folded('사라짐', gone, (one) => html`${one.operationId} — ${titleOf(one)}`)}
      ${folded('판정이 바뀜', verdicts, ({ operationId, from, to }) => html`${operationId}: ${badge(from)} → ${badge(to)}`)}
    </ul>
  </section>`
}

/** A list that is open while it is short. */
function folded<T>(name: string, list: T[], line: (one: T) => Markup | undefined): Markup | undefined {
  if (list.length === 0) return undefined
  const open = list.length <= 6 && raw(' open')
  const lines = list.map((one) => html`<p>${line(one)}</p>`)
  return html`<li><details${open}><summary><h3>${name} ${list.length}</h3></summary>${lines}</details></li>`
}

function stack(rows: ReportRow[]): Markup {
  const seen = VERDICTS.filter((verdict) => count(rows, verdict) > 0)
  const parts = seen.map((verdict) => html`<i class="v" data-v="${verdict}" style="flex: ${count(rows, verdict)}"></i>`)
  return html`<div
    class="stack"
    role="img"
    aria-label="${seen.map((verdict) => `${VERDICT_WORDS[verdict].name} ${count(rows, verdict)}`).join(', ')}"
  >
    ${parts}
  </div>`
}

function areas({ operations }: Report): Markup {
  const names = [...new Set(operations.map(({ area }) => area))]
  const rows = names
    .map((area) => ({ area, rows: operations.filter((row) => row.area === area) }))
    .toSorted(
      (a, b) =>
        count(b.rows, 'defect') - count(a.rows, 'defect') ||
        count(b.rows, 'assumption refuted') - count(a.rows, 'assumption refuted'),
    )
  const linked = (area: string, part: ReportRow[]) =>
    part.some(({ findings: all }) => all.length > 0)
      ? html`<a href="#area-${area}">${areaName(area)}</a>`
      : areaName(area)
  const cell = (part: ReportRow[], verdict: Verdict, hot = false) =>
    html`<td
      class="n"
      data-zero="${String(count(part, verdict) === 0)}"
      data-hot="${String(hot && count(part, verdict) > 0)}"
    >
      ${count(part, verdict)}
    </td>`
  return html`<section class="card" id="areas">
    <h2>영역별로 보기<small>${names.length}개 영역</small></h2>
    ${stack(operations)}
    <table class="areas">
      <thead>
        <tr>
          <th>영역</th>
          <th class="wide"></th>
          <th class="n">결함</th>
          <th class="n">가정 틀림</th>
          <th class="n">확인 못 함</th>
          <th class="n">호출</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ area, rows: part }) =>
            html`<tr>
              <td class="name">${linked(area, part)}<small>${area}</small></td>
              <td class="wide">${stack(part)}</td>
              ${cell(part, 'defect', true)}${cell(part, 'assumption refuted')}${cell(part, 'blocked')}
              <td class="n">${part.length}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

function findings({ operations, groups, changes: found, target }: Report): Markup {
  const grouped = new Set(groups.flatMap(({ findings: ids }) => ids))
  const all = operations.flatMap((row) => row.findings)
  const fresh = new Set(found?.appeared ?? [])
  const origin = /^https?:/.test(target) ? target.replace(/\/$/, '') : 'http://localhost:3001'
  const names = [
    ...new Set(operations.filter((row) => row.findings.some(({ id }) => !grouped.has(id))).map(({ area }) => area)),
  ]
  const chip = (only: string, name: string, number: number) =>
    html`<button class="chip" type="button" data-only="${only}" aria-pressed="${String(only === '')}">
      ${name} ${number}
    </button>`
  const kinds = (['defect', 'assumption refuted', 'discovered'] as const).filter(
    (verdict) => countFindings(operations, verdict) > 0,
  )
  const ofKinds = kinds.map((verdict) => chip(verdict, VERDICT_WORDS[verdict].name, countFindings(operations, verdict)))
  const ofFresh = fresh.size > 0 && chip('new', '새로 생김', fresh.size)
  return html`<section class="card" id="findings">
    <h2>발견한 것<small>${all.length}건</small></h2>
    ${
      all.length === 0
        ? html`<p>계약과 다른 곳을 찾지 못했어요.</p>`
        : html`<p>눌러서 무엇이 다른지, 누가 무엇을 하면 되는지 보세요.</p>
            <div class="chips">${chip('', '전체', all.length)}${ofKinds}${ofFresh}</div>`
    }
    ${groups.map((group) => groupHtml(group, operations, fresh, origin))}
    ${names.map((area) => {
      const rows = operations.filter((row) => row.area === area)
      const single = rows.flatMap((row) =>
        row.findings
          .filter(({ id }) => !grouped.has(id))
          .map((finding) => findingHtml(row, finding, fresh.has(finding.id), origin)),
      )
      return html`<div class="group" id="area-${area}">
        <h3>${areaName(area)}<small>${rows.reduce((sum, row) => sum + row.findings.length, 0)}건</small></h3>
        ${single}
      </div>`
    })}
  </section>`
}

/** Findings with one cause: told once, its operations inside. */
function groupHtml(
  { verdict, findings: ids, operations: named }: Group,
  operations: ReportRow[],
  fresh: ReadonlySet<string>,
  origin: string,
): Markup | undefined {
  const own = new Set(ids)
  const parts = operations.flatMap((row) =>
    row.findings.filter(({ id }) => own.has(id)).map((finding) => ({ row, finding })),
  )
  const [first] = parts
  return (
    first &&
    html`<details
      class="finding v"
      data-v="${verdict}"
      data-new="${String(parts.some(({ finding }) => fresh.has(finding.id)))}"
    >
      <summary>
        ${badge(verdict)}<span class="what"
          >${titleOf(first.finding)}<small
            >호출 ${named.length}개에서 같은 원인 · 하나를 고치면 모두 풀려요 ·
            ${plain(first.finding, first.finding.got)}</small
          ></span
        >
      </summary>
      <div class="body">
        ${parts.map(({ row, finding }) => findingHtml(row, finding, fresh.has(finding.id), origin))}
      </div>
    </details>`
  )
}

function blocked({ operations }: Report): Markup | undefined {
  const rows = operations.filter((row) => row.blocked)
  if (rows.length === 0) return undefined
  const groups = BLOCKS.map((reason) => ({ reason, rows: rows.filter((row) => row.blocked?.code === reason) })).filter(
    (group) => group.rows.length > 0,
  )
  const told = (row: ReportRow) =>
    html`<div>${nameOf(row)} <code>${row.operationId}</code> ${row.blocked && reasonOf(row.blocked)}</div>`
  return html`<section class="card" id="blocked">
    <h2>확인하지 못한 것<small>${rows.length}개</small></h2>
    <p>통과가 아니에요. 이유를 풀어야 맞는지 알 수 있어요.</p>
    <ul class="rows">
      ${groups.map(
        ({ reason, rows: part }) =>
          html`<li>
            <h3>${BLOCK_WORDS[reason].name} ${part.length}</h3>
            <p>${BLOCK_WORDS[reason].next}</p>
            <details class="ids">
              <summary>호출 보기</summary>
              ${part.map(told)}
            </details>
          </li>`,
      )}
    </ul>
  </section>`
}

function seenEmpty({ operations }: Report): Markup | undefined {
  const rows = operations.filter(({ verdict }) => verdict === 'seen empty')
  if (rows.length === 0) return undefined
  const told = (row: ReportRow) =>
    html`<li>${nameOf(row)} <code>${row.operationId}</code> <small>${row.method} ${row.path}</small></li>`
  return html`<section class="card" id="empty">
    <h2>빈 목록만 본 것<small>${rows.length}개</small></h2>
    <p>통과가 아니에요. 점검에 쓴 회원에게 아래 목록마다 보일 것을 한 줄 이상 넣고 다시 돌려 주세요.</p>
    <ul class="rows">
      ${rows.map(told)}
    </ul>
  </section>`
}

function promotions({ promotions: promoted }: Report): Markup | undefined {
  if (promoted.length === 0) return undefined
  return html`<section class="card" id="promotions">
    <h2>짐작이 맞은 것<small>${promoted.length}건</small></h2>
    <p>여러 응답에서 맞았어요. 계약 담당은 근거를 “관측됨”으로 바꿔 주세요.</p>
    <ul class="rows">
      ${promoted.map(({ proposal, matches, operations, pointer }) => {
        const more = operations.length > 5 && ` 외 ${operations.length - 5}개`
        const place = proposal.place && ` · ${proposal.place.file} ${proposal.place.line}행`
        return html`<li>
          <h3>${proposal.place?.name ?? pointer}</h3>
          <p>${matches}번 맞음 · ${operations.slice(0, 5).join(', ')}${more}${place}</p>
          ${code(proposal.yaml)}
        </li>`
      })}
    </ul>
  </section>`
}

function everything({ operations }: Report): Markup {
  return html`<section class="card" id="all">
    <h2>모든 호출<small>${operations.length}개</small></h2>
    <input class="search" type="search" placeholder="이름이나 주소로 찾기" aria-label="호출 찾기" />
    <table class="ops">
      <tbody>
        ${operations.map(
          (row) =>
            html`<tr>
              <td>${badge(row.verdict)}</td>
              <td>${areaName(row.area)}<br />${nameOf(row)}</td>
              <td><code>${row.operationId}</code>${row.method} ${row.path}</td>
              <td>${row.compared > 0 && `응답 ${row.compared}개 비교`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

function words(): Markup {
  return html`<section class="card words">
    <h2>낱말 풀이</h2>
    <dl>
      ${VERDICTS.map(
        (verdict) =>
          html`<dt>${badge(verdict)}</dt>
            <dd>${VERDICT_WORDS[verdict].told}</dd>`,
      )}
    </dl>
  </section>`
}

import type { Excerpt } from '../excerpt.ts'
import type { Exchange } from '../ledger.ts'
import { parseJson } from '../session.ts'
import type { Verdict } from '../verdict.ts'
import type { ReportFinding, ReportRow } from './build.ts'
import { curlLine } from './curl.ts'
import { html, type Markup } from './markup.ts'
import { nameOf } from './operation-names.ts'
import {
  LEVEL_WORDS,
  meaningOf,
  nextStepOf,
  OWNER_WORDS,
  plain,
  PURPOSE_WORDS,
  titleOf,
  VERDICT_WORDS,
  whereOf,
} from './words.ts'

export const badge = (verdict: Verdict): Markup =>
  html`<span class="badge v" data-v="${verdict}"><i class="glyph"></i>${VERDICT_WORDS[verdict].name}</span>`

/** One finding, closed: a sentence. Open: what was expected, what came, who does what next, and the call itself. */
export function findingHtml(row: ReportRow, finding: ReportFinding, isNew: boolean, origin: string): Markup {
  const { verdict, kind, exchange, expected, got, count, level, source, at, proposal } = finding
  const { place, pointer } = proposal ?? {}
  const times = count > 1 ? ` · ${count}곳` : ''
  return html`<details class="finding v" data-v="${verdict}" data-new="${String(isNew)}" id="${finding.id}">
    <summary>
      ${badge(verdict)}<span class="what"
        >${titleOf(finding)}${isNew && html` <span class="badge new">새로</span>`}<small
          >${nameOf(row)} · ${row.operationId} · ${whereOf(at)}${times}</small
        ></span
      >
    </summary>
    <div class="body">
      <dl class="pair">
        <div>
          <dt>${kind === 'not-restored' ? '점검 전에는' : '계약에는'}</dt>
          <dd>${plain(finding, expected)}</dd>
        </div>
        <div>
          <dt>${kind === 'not-restored' ? '지금은' : '실제로는'}</dt>
          <dd>${plain(finding, got)}</dd>
        </div>
      </dl>
      <dl class="meta">
        <dt>왜 중요한가요</dt>
        <dd>${meaningOf(finding)}</dd>
        <dt>근거</dt>
        <dd>${LEVEL_WORDS[level]}${source && html` — 계약에 영어로 적힌 근거: <q lang="en">${source}</q>`}</dd>
        <dt>담당</dt>
        <dd>${OWNER_WORDS[verdict] ?? '계약 담당'}</dd>
        <dt>다음 단계</dt>
        <dd class="next">${nextStepOf(finding)}</dd>
      </dl>
      ${exchangeHtml(exchange, finding, origin)}
      ${
        proposal &&
        html`<div>
          <h4>
            계약을 이렇게 고쳐요<small>${place ? `${place.file} ${place.line}행 · ${place.name}` : pointer}</small>
          </h4>
          ${code(proposal.yaml)}
        </div>`
      }
    </div>
  </details>`
}

function answerHtml({ excerpt }: ReportFinding, answer: string | undefined): Markup {
  if (excerpt) return marked(excerpt)
  return answer ? code(pretty(answer)) : html`<p>내용이 없어요.</p>`
}

function exchangeHtml(exchange: Exchange, finding: ReportFinding, origin: string): Markup {
  const { purpose, method, url, body, status, answer, answerHeaders, ms } = exchange
  const type = answerHeaders?.['content-type']
  const facts = [status !== undefined && `응답 코드 ${status}`, type, ms !== undefined && `${ms}ms`]
    .filter(Boolean)
    .join(' · ')
  return html`<div>
      <h4>요청<small>${PURPOSE_WORDS[purpose]}</small></h4>
      ${code([`${method} ${url}`, body === undefined ? '' : pretty(body)].filter(Boolean).join('\n\n'))}
    </div>
    ${
      status !== undefined &&
      html`<div>
        <h4>응답<small>${facts}</small></h4>
        ${answerHtml(finding, answer)}
      </div>`
    }
    <div>
      <h4>다시 해 보기<small>TOKEN과 DEVICE_ID에 시험 계정의 값을 넣어 주세요</small></h4>
      ${code(curlLine(exchange, exchange.origin ?? origin), true)}
    </div>`
}

export function code(text: string, copy = false): Markup {
  return html`<div class="code">
    <pre tabindex="0">${text}</pre>
    ${copy && html`<button class="copy" type="button">복사</button>`}
  </div>`
}

/** The answer with the very value marked that the finding is about. */
function marked({ before, marked: value, after }: Excerpt): Markup {
  const line = (text: string, end = '\n') => (text === '' ? '' : text + end)
  return html`<div class="code">
    <pre tabindex="0">${line(before)}<mark>${value}</mark>${after && `\n${after}`}</pre>
  </div>`
}

function pretty(text: string): string {
  const json = parseJson(text)
  return json === undefined || typeof json !== 'object' ? text : JSON.stringify(json, null, 2)
}

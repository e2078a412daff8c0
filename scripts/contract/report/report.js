// Runs inside the report: theme, filter, search, copy. Without it everything is still there to read.
const root = document.documentElement
const dark = matchMedia('(prefers-color-scheme: dark)')
const show = (theme) => {
  root.dataset.theme = theme
}
show(dark.matches ? 'dark' : 'light')
dark.addEventListener('change', () => show(dark.matches ? 'dark' : 'light'))

addEventListener('DOMContentLoaded', () => {
  document
    .querySelector('.theme')
    .addEventListener('click', () => show(root.dataset.theme === 'dark' ? 'light' : 'dark'))

  const chips = [...document.querySelectorAll('.chip')]
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      for (const one of chips) one.setAttribute('aria-pressed', String(one === chip))
      for (const finding of document.querySelectorAll('.finding')) {
        finding.hidden =
          chip.dataset.only !== '' &&
          finding.dataset.v !== chip.dataset.only &&
          !(chip.dataset.only === 'new' && finding.dataset.new === 'true')
      }
      for (const group of document.querySelectorAll('.group'))
        group.hidden = !group.querySelector('.finding:not([hidden])')
    })
  }

  const search = document.querySelector('.search')
  search?.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase()
    for (const row of document.querySelectorAll('.ops tr')) row.hidden = !row.textContent.toLowerCase().includes(wanted)
  })

  for (const copy of document.querySelectorAll('.copy')) {
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(copy.parentElement.querySelector('pre').textContent)
      copy.textContent = '복사했어요'
      setTimeout(() => {
        copy.textContent = '복사'
      }, 3000)
    })
  }

  // The field in question is what one opens a finding for.
  for (const finding of document.querySelectorAll('.finding')) {
    finding.addEventListener('toggle', () => {
      const mark = finding.querySelector('pre mark')
      const box = mark?.closest('pre')
      if (box) box.scrollTop = mark.offsetTop - box.offsetTop - box.clientHeight / 3
    })
  }

  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', openTarget)
  openTarget()
})

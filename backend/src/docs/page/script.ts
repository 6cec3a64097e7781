/**
 * Runs in the browser, on pages that are whole without it: shows the search, and folds the menu away on a phone.
 * Everything that it reads stands in the page.
 */
export const DOCS_SCRIPT = `
(() => {
  const menu = document.querySelector('.docs nav .menu')
  if (menu && matchMedia('(max-width: 56em)').matches) menu.open = false
  const form = document.querySelector('.docs .search')
  if (!form) return
  const [input, status] = [form.querySelector('input'), form.querySelector('[role=status]')]
  const items = [...document.querySelectorAll('[data-find]')]
  const groups = [...document.querySelectorAll('.docs .group')]
  const find = () => {
    const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
    let found = 0
    for (const item of items) {
      const fits = words.every((word) => item.dataset.find.includes(word))
      item.hidden = !fits
      if (fits) found += 1
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-find]:not([hidden])')
    const { found: label, nothing } = status.dataset
    status.textContent = words.length === 0 ? '' : found === 0 ? nothing : label + ' ' + found
  }
  form.hidden = false
  form.addEventListener('submit', (event) => event.preventDefault())
  input.addEventListener('input', find)
  find()
})()
`

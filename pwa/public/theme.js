// Before the first paint, so that a chosen display does not flash; the security policy allows no script inside the page.
try {
  const display = localStorage.getItem('display');
  if (display) document.documentElement.dataset.theme = display;
} catch {
  // Storage is blocked: the system's own scheme serves.
}

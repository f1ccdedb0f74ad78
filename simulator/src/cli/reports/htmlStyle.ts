/** The look of a report, light or dark as its reader has it. */
export const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1b1f24; --quiet: #57606a; --box: #f3f4f6; --line: #d5d9de; --good: #1a6b2e; --bad: #b3202a; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171b; --text: #e6e9ed; --quiet: #a3acb6; --box: #1f242a; --line: #363d46; --good: #6fcf87; --bad: #ff8f8a; }
}
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; }
h2 { font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere; border-bottom: 1px solid var(--line); margin-top: 2rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.4rem 0; overflow-wrap: anywhere; }
p { margin: 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
summary { cursor: pointer; }
pre { margin: 0.5rem 0; padding: 0.75rem; background: var(--box); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8125rem/1.45 ui-monospace, monospace; }
.passed { color: var(--good); }
.failed, p.failed { color: var(--bad); }
.skipped, .not-tried { color: var(--quiet); }
.verdict { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

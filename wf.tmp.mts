import { chromium } from 'playwright';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPlatform, storeAlwaysEvent } from './e2e/ownPlatform.ts';
import { chromiumLaunch } from './scripts/chromium-launch.ts';
import { logIn, newContext } from './bench/pages.ts';
const data = mkdtempSync(join(tmpdir(), 'carillon-bench-')); storeAlwaysEvent(data);
const platform = await startOwnPlatform(data);
const browser = await chromium.launch({ ...chromiumLaunch, executablePath: '/usr/bin/chromium' });
const session = await logIn(platform);
for (let i = 0; i < 2; i++) {
const context = await newContext(browser, platform.url, process.argv[2]?.includes('login') ? undefined : session);
const page = await context.newPage();
const cdp = await context.newCDPSession(page);
await cdp.send('Network.enable'); await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const reqs = new Map<string, any>(); let t0 = 0;
cdp.on('Network.requestWillBeSent', (e: any) => { t0 ||= e.timestamp; reqs.set(e.requestId, { url: e.request.url, start: e.timestamp - t0, prio: e.request.initialPriority }); });
cdp.on('Network.responseReceived', (e: any) => { const r = reqs.get(e.requestId); if (r) { r.resp = e.timestamp - t0; r.timing = e.response.timing; } });
cdp.on('Network.loadingFinished', (e: any) => { const r = reqs.get(e.requestId); if (r) { r.end = e.timestamp - t0; r.bytes = e.encodedDataLength; } });
await page.addInitScript(() => { (globalThis as any).lcp = []; (globalThis as any).tasks=[]; new PerformanceObserver((l) => { for (const e of l.getEntries() as any) (globalThis as any).lcp.push([e.startTime, e.size, e.element?.tagName + '.' + (e.element?.textContent ?? '').slice(0, 40)]); }).observe({ type: 'largest-contentful-paint', buffered: true }); new PerformanceObserver((l) => { for (const e of l.getEntries() as any) (globalThis as any).tasks.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true }); });
await page.goto(platform.url + (process.argv[2] ?? '/manage/2/list'), { waitUntil: 'commit' });
await page.waitForTimeout(5000);
if (i === 1) {
for (const r of [...reqs.values()].sort((a, b) => a.start - b.start)) console.log(`${r.start.toFixed(2)} ${(r.resp ?? 0).toFixed(2)} ${(r.end ?? 0).toFixed(2)} ${String(r.bytes ?? '').padStart(7)} ${r.prio} ${r.url.replace(platform.url, '').slice(0, 90)}`);
console.log(JSON.stringify(await page.evaluate(() => (globalThis as any).lcp)), JSON.stringify(await page.evaluate(() => (globalThis as any).tasks)));
}
await context.close();
}
await browser.close(); await platform.end('SIGTERM');

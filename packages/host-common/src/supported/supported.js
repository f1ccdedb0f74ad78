// Runs before everything else, in any browser: ES5, and nothing that one of 2010 does not have (FLT-122).
((features) => {
  var missing = [];
  for (var i = 0; i < features.length; i++) {
    if (!has(features[i].at)) missing.push(features[i].name);
  }
  if (missing.length === 0) return;
  // Who sees this does not begin (open.ts).
  document.documentElement.setAttribute('data-unsupported', '');
  var late = document.querySelector('.shell-late');
  if (late) late.parentNode.removeChild(late);
  var said = document.querySelector('.shell-unsupported');
  if (!said) return;
  var words = said.querySelectorAll('[lang]');
  var wanted = String(navigator.language).slice(0, 2);
  var isSpoken = said.querySelector('[lang="' + wanted + '"]') !== null;
  for (var j = 0; j < words.length; j++) {
    var word = words[j];
    if (isSpoken && word.lang !== wanted) word.parentNode.removeChild(word);
    else word.querySelector('code').textContent = missing.slice(0, 3).join(', ');
  }
  said.style.display = 'block';

  function has(at) {
    if (at.css) return Boolean(window.CSS && CSS.supports && CSS.supports(at.css));
    var parts = at.split('.');
    var owner = window;
    for (var k = 0; k < parts.length - 1; k++) {
      if (owner === undefined || owner === null) return false;
      owner = owner[parts[k]];
    }
    return owner !== undefined && owner !== null && parts[k] in owner;
  }
})(FEATURES);

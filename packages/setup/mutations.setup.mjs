// As in all unit tests: all messages are here, and the site is Junnar. By their packages, as the tests ask for them.
import '@helpdesk/words/all-messages';
import '@helpdesk/site/testing/junnar';
import fc from 'fast-check';

// One counterexample is enough to notice a fault: to look for the smallest takes minutes.
fc.configureGlobal({ endOnFailure: true });

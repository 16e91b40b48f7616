<?php
/**
 * Languages: the plugin's own translation, and the language of a widget.
 *
 * @package Foodshed
 */

namespace Foodshed;

add_action( 'init', __NAMESPACE__ . '\load_translation', 1 );
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\share_french', 10, 2 );

/** Loads the translation that comes with the plugin. */
function load_translation(): void {
	load_plugin_textdomain( 'foodshed', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}

/**
 * French of France, Belgium or Switzerland reads our Canadian French rather than English.
 *
 * @param string $file   The file that WordPress is about to load.
 * @param string $domain Its text domain.
 */
function share_french( $file, $domain ) {
	$is_missing_french = 'foodshed' === $domain && preg_match( '/-fr(_[A-Za-z_]+)?\.mo$/', $file ) && ! is_readable( $file );
	return $is_missing_french ? dirname( FILE ) . '/languages/foodshed-fr_CA.mo' : $file;
}

/**
 * The language of the elements for a locale of WordPress.
 *
 * @param string $locale Such as `fr_CA`.
 * @return string `en` or `fr`
 */
function language_of( string $locale ): string {
	return preg_match( '/^fr(_|-|$)/i', $locale ) ? 'fr' : 'en';
}

/** The language of widgets on this page: that of the settings, otherwise that of the page. */
function page_language(): string {
	$chosen = settings()['language'];
	return '' !== $chosen ? $chosen : language_of( get_locale() );
}
